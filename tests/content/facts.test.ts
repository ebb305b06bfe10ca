import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Page, documentedNames } from '@funtool-docs/content/parsePage';
import { site } from '../../site.config';
import { formatBytes } from '@funtool-docs/facts/reference/describeFacts';
import {
  type ExportSize,
  type LibraryFacts,
  readFacts,
} from '@funtool-docs/facts/library/readFacts';
import { isApiPage, isPartial } from '@funtool-docs/content/paths';
import { readPages } from '@funtool-docs/content/loadSite';
import { readText } from '@funtool-docs/content/files';

const root = path.resolve(import.meta.dirname, '../..');
const pages = readPages(root, site.locales[0].lang);
const apiPages = pages.filter(isApiPage);
const locales = site.locales.filter(({ lang }) => !isPartial(lang));
const { tag } = site.library;

function read<T>(file: string): T {
  return JSON.parse(readText(path.join(root, 'library', file))) as T;
}

function factsOf(page: Page): LibraryFacts {
  return readFacts(root, page)!;
}

/** The facts of the page about a topic, such as `array/at`. */
function factsAbout(topic: string): LibraryFacts {
  return factsOf(apiPages.find(({ slug }) => slug === `guide/api/${topic}.mdx`)!);
}

/** Results of calls that were measured outside the browser. */
function resultsOutside({ slug }: Page): (string | undefined)[] {
  const { behaviour } = read<{ behaviour: { env?: string; result?: string }[] }>(
    slug.replace('guide/api/', 'behaviour/').replace('.mdx', '.json'),
  );
  return behaviour.filter(({ env }) => env !== 'dom').map(({ result }) => result);
}

/** Slugs of the pages whose facts are not as they should be. */
const pagesWith = (isWrong: (facts: LibraryFacts, page: Page) => boolean) =>
  apiPages.filter((page) => isWrong(factsOf(page), page)).map(({ slug }) => slug);

describe('the facts of every page', () => {
  it('are complete', () => {
    const incomplete = pagesWith(({ measuredCalls, since, sizes, imports }) => {
      const isStated = measuredCalls > 0 && /^\d+\.\d+\.\d+/.test(since);
      const areSizes = sizes.every(
        ({ fromCategory, fromRoot }) =>
          fromCategory.minified > 0 && fromRoot.minified > fromCategory.minified,
      );
      return !isStated || !areSizes || sizes.length !== imports.length;
    });
    expect(incomplete).toEqual([]);
  });

  it('lead to the source of the documented release', () => {
    const lost = pagesWith(({ sources }) => {
      const labels = new Set(sources.map(({ label }) => label));
      const areFiles = sources.every(({ file }) => /^src\/.+\.ts(?:#L[1-9]\d*)?$/.test(file));
      return sources.length === 0 || !areFiles || labels.size !== sources.length;
    });
    expect(lost).toEqual([]);
  });

  it('say browsers only if every measured call needs one', () => {
    const wrong = pagesWith(
      ({ environment }, page) =>
        environment !== (resultsOutside(page).length > 0 ? 'any' : 'browser'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the facts of functions that always return the same in Node.js', () => {
  const bound = apiPages.filter((page) => factsOf(page).inNode !== undefined);

  it('are those of what needs a DOM and of getBrowserType', () => {
    expect(bound, 'raise it for a new function with `inNode`').toHaveLength(8);
  });

  it('say what was measured there', () => {
    const wrong = bound.filter((page) => !resultsOutside(page).includes(factsOf(page).inNode));
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('the data of the release', () => {
  const { exports } = read<{ exports: Record<string, object> }>('release.json');
  const documented = pages.flatMap(documentedNames);
  const owners = new Set(documented.map((name) => name.split('.')[0]!));

  it('have no entry for anything else', () => {
    const known = new Set([...owners, ...documented]);
    expect(Object.keys(exports).filter((name) => !known.has(name))).toEqual([]);
  });

  it('are those of the documented version', () => {
    expect(tag).toBe(`v${read<{ version: string }>('package.json').version}`);
  });
});

describe.each(locales)('the bundle sizes in Getting Started, in $lang', ({ lang }) => {
  const { exports } = read<{
    exports: Record<string, { fromCategory: ExportSize; fromRoot: ExportSize }>;
  }>('release.json');
  const text = readText(path.join(root, 'docs', lang, 'guide/start/getting-started.mdx'));

  it('are those of the release', () => {
    const rows = [
      ...text.matchAll(/`import \{ (\w+) \} from 'funtool(\/\w+)?';` +\| +([\d.]+ k?B) \|/g),
    ];
    expect(rows.length).toBe(4);
    for (const [, name, category, size] of rows) {
      const { fromCategory, fromRoot } = exports[name!]!;
      expect(size).toBe(formatBytes((category ? fromCategory : fromRoot).minified));
    }
  });

  it('say what the root entry always adds', () => {
    const { minified, brotli } = exports['regex']!.fromCategory;
    expect(text).toContain(formatBytes(minified));
    expect(text).toContain(formatBytes(brotli));
  });
});

it.each(locales)('the exports are counted in $lang as the release has them', ({ lang }) => {
  const { exports } = read<{ exports: Record<string, { fromCategory?: ExportSize }> }>(
    'release.json',
  );
  const { exports: since } = read<{ exports: object }>('since.json');
  const all = Object.keys(since).filter((name) => !name.includes('.'));
  const sizes = Object.values(exports).flatMap(({ fromCategory }) => fromCategory ?? []);
  const small = sizes.filter(({ minified }) => minified <= 200);
  const page = 'guide/topics/imports-and-bundle-size.mdx';
  const text = readText(path.join(root, 'docs', lang, page));
  const [, stated = ''] = /\{#sizes\}\n\n(.+)/.exec(text) ?? [];
  const figures = [all.length, sizes.length, small.length].map(String);
  expect(
    stated.match(/\d+/g)!.slice(0, 3),
    `docs/${lang}/${page}: the first sentence of "sizes" counts exports, those with a size, and those within 200 bytes; write ${figures.join(', ')}`,
  ).toEqual(figures);
});

describe('the facts', () => {
  it('name the category and group of a page', () => {
    const facts = factsAbout('string/words');
    expect(facts).toMatchObject({
      category: 'string',
      group: '/guide/api/string/',
      imports: ['words'],
    });
  });

  it('lead to the line of an export', () => {
    expect(factsAbout('array/at').sources).toEqual([
      { label: 'at.ts', file: 'src/array/at.ts#L16' },
    ]);
  });

  it('lead to each of several exports by its name', () => {
    expect(factsAbout('type/isNull').sources).toEqual([
      { label: 'isNull', file: 'src/type/isNull.ts#L10' },
      { label: 'isNil', file: 'src/type/isNull.ts#L23' },
    ]);
  });

  it('lead from a member to its class, and from a rule to its own file', () => {
    const [member] = factsAbout('function/ObjectId/clone').sources;
    expect(member).toEqual({ label: 'ObjectId.ts', file: 'src/function/ObjectId.ts#L19' });
    const [rule] = factsAbout('regex/builtin/idcard').sources;
    expect(rule).toEqual({ label: 'idcard.ts', file: 'src/regex/plugins/idcard.ts' });
  });

  it('say that rules are there since the first release in which `use` knows them', () => {
    const rules = apiPages.filter(({ slug }) => slug.includes('/builtin/'));
    expect(new Set(rules.map((page) => factsOf(page).since))).toEqual(new Set(['1.2.1']));
  });

  it('are none for a page without measured calls', () => {
    expect(readFacts(root, { slug: 'guide/api/array/nth.mdx', names: ['nth'] })).toBeUndefined();
  });
});
