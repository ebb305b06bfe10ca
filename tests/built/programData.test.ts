import { describe, expect, it } from 'vitest';
import { loadSite } from '@funtool-docs/content/loadSite';
import { isApiPage, prefixOf } from '@funtool-docs/content/paths';
import { type Locale, site } from '../../site.config';
import { runExample } from '@funtool-docs/runner/evaluator/runExample';
import { documentedLibrary } from '@funtool-docs/facts/library/librarySource';
import type { ApiPage } from '@funtool-docs/agents/programs/build/writeProgramFiles';
import { listFiles } from '@funtool-docs/content/files';
import { readBuilt } from './readBuilt';

const { pages } = loadSite('.');
const written = new Set(listFiles('doc_build'));
const read = (lang: Locale) =>
  JSON.parse(readBuilt(`${prefixOf(lang)}api.json`)) as { pages: ApiPage[] };
const pageOf = (lang: Locale, id: string) => read(lang).pages.find((page) => page.id === id)!;
const at = pageOf('en', 'guide/api/array/at');

/** The file that an address of the site stands for. */
function fileOf(url: string): string {
  const { pathname } = new URL(url);
  const path = pathname.replace(new URL(site.url).pathname, '');
  if (/\.\w+$/.test(path)) return path;
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

describe.each(site.locales)('the data in $lang', ({ lang }) => {
  const own = pages.filter(({ locale }) => locale === lang);
  const all = read(lang);

  it('has every page once, and its format', () => {
    expect(all.pages.map(({ url }) => url)).toEqual(
      own.map(({ route }) => `${site.url}${route.slice(1)}`),
    );
    expect(all).toMatchObject({ format: 2, language: lang });
  });

  it('describes what every page of the reference documents', () => {
    const documented = all.pages.filter(({ reference }) => reference).map(({ id }) => id);
    const wanted = own.filter(isApiPage).map(({ slug }) => slug.replace(/\.mdx$/, ''));
    expect(documented).toEqual(wanted);
  });

  it('has of every page of the reference signature, parameters, examples and measured calls', () => {
    const lacking = all.pages.filter(({ reference, examples }) => {
      if (!reference) return false;
      const { names, imports, signature, declarations, returns, advice, calls } = reference;
      const { statements } = reference.contract;
      return (
        [signature, declarations, returns, advice].includes('') ||
        [names, imports, examples, calls, statements].some((list) => list.length === 0) ||
        reference.parameters.length > 0 !== /\([^)]/.test(signature)
      );
    });
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('leads only to files that the build writes', () => {
    const addresses = all.pages.flatMap(({ url, markdown, links }) => [
      url,
      markdown,
      ...links.map((link) => link.url),
    ]);
    const files = addresses.filter((url) => url.startsWith(site.url)).map((url) => fileOf(url));
    expect(files.length).toBeGreaterThan(all.pages.length);
    expect(files.filter((file) => !written.has(file))).toEqual([]);
    expect(addresses.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
  });

  it('has texts of its language only', () => {
    const texts = all.pages.flatMap(({ reference }) => reference?.returns ?? []);
    const han = texts.filter((text) => /\p{Script=Han}/u.test(text)).length;
    expect(han / texts.length).toSatisfy((share: number) => (lang === 'zh' ? share > 0.9 : !share));
  });
});

describe('the data of a function', () => {
  it('has signature, parameters and imports', () => {
    expect(at.reference).toMatchObject({
      names: ['at'],
      imports: ["import { at } from 'funtool/array';", "import { at } from 'funtool';"],
      signature: 'function at<T>(arr: T[], index: number): T | undefined',
      parameters: [
        { name: 'arr', type: 'T[]', isOptional: false, default: null },
        { name: 'index', type: 'number', isOptional: false, default: null },
      ],
    });
  });

  it('has measured calls, and a contract that points at them', () => {
    const { calls, contract } = at.reference!;
    expect(calls[0]).toMatchObject({ call: 'at([10, 20, 30], 1)', result: '20' });
    const throws = contract.statements.find(({ property }) => property === 'throws')!;
    expect(calls[throws.proof!]).toMatchObject({ call: 'at(null, 0)', errorName: 'TypeError' });
    expect(throws.text).toMatch(/^Sometimes \(calls: 1 of \d+\)$/);
  });

  it('has differences', () => {
    const { differences } = at.reference!;
    expect(differences!.counterparts).toMatchObject({ at: { lodash: '_.nth' } });
    expect(differences!.rows[0]!.differs).toContain('lodash');
  });

  it('says where a default value stands', () => {
    const { parameters } = pageOf('zh', 'guide/api/string/padStart').reference!;
    expect(parameters.at(-1)).toMatchObject({ isOptional: true, default: "' '" });
  });

  it('has examples with the lines of their stated results', () => {
    const { code, results } = at.examples[0]!;
    expect(results[0]).toEqual({ line: 3, kind: 'value', expected: "'done'" });
    expect(code.split('\n')[2]).toContain("// => 'done'");
  });

  it('has links as whole addresses', () => {
    expect(at.links).toContainEqual({
      text: 'remove',
      url: `${site.url}en/guide/api/array/remove`,
    });
  });
});

describe('the skill', () => {
  const skill = readBuilt('skill.md');

  it('leads only to files that the build writes', () => {
    const links = [...skill.matchAll(/[(<](https:[^)>]+)[)>]/g)].map(([, url]) => url!);
    const own = links.filter((url) => url.startsWith(site.url));
    expect(own.length).toBeGreaterThan(7);
    expect(own.filter((url) => !written.has(url.slice(site.url.length)))).toEqual([]);
  });

  it('imports from every category', () => {
    const { importModule } = documentedLibrary;
    const imports = [...skill.matchAll(/^import \{ (\w+) \} from '(funtool\/\w+)';$/gm)];
    expect(imports.length).toBeGreaterThan(7);
    return Promise.all(
      imports.map(async ([, name, module]) =>
        expect(await importModule(module!)).toHaveProperty(name!),
      ),
    );
  });

  it('has an example whose results are true', async () => {
    const example = skill.slice(skill.lastIndexOf('```ts') + '```ts'.length).split('```')[0]!;
    const { outcomes, error } = await runExample(example, documentedLibrary);
    expect(error).toBeUndefined();
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('names functions whose declared type is wrong', () => {
    expect(skill).toMatch(/declared type is wrong.*`isPromise`/);
  });
});
