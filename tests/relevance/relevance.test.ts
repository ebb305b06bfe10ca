import { describe, expect, it } from 'vitest';
import { site } from '../../site.config';
import { createNames } from '@funtool-docs/search/build/searchData';
import type { SearchRecord } from '@funtool-docs/search/engine/searchRecord';
import { isPartial } from '@funtool-docs/content/paths';
import { limitQuery } from '@funtool-docs/search/engine/searchSource';
import { findByName } from '@funtool-docs/search/names/createNameSource';
import type { Locale } from '@funtool-docs/shared/texts';
import { measureRelevance, readQueries, readSearch } from './readSearch';

/** Short ones are names or keywords of other pages. */
const FLOOR_OF_HEADINGS = 0.92;
const FLOORS = [
  { set: 'queries', floor: { first: 0.95, topThree: 0.99 } },
  { set: 'strangers', floor: { first: 0.88, topThree: 0.96 } },
  { set: 'tasks', floor: { first: 0.8, topThree: 0.95 } },
] as const;

const locales = site.locales.filter(({ lang }) => !isPartial(lang));

// All that needs the records is here, since they take seconds to make.
const { recordsOf, engineOf } = readSearch();

const answers = new Map<string, SearchRecord | undefined>();

/** Returns the page that a query puts first. Names are asked by several tests. */
function firstFor(lang: Locale, query: string): SearchRecord | undefined {
  const key = `${lang} ${query}`;
  if (!answers.has(key)) answers.set(key, engineOf(lang).search(query, 1)[0]?.record);
  return answers.get(key);
}

/** Tells whether a name goes on from another with a word more, as `isArrayBuffer` from `isArray`. */
const isLonger = (name: string, base: string) =>
  name.startsWith(base) && /^[A-Z.]/.test(name.slice(base.length));

const isFirst = (name: string, names: string[]) => !names.some((base) => isLonger(name, base));

/** `equals` of `ObjectId.equals`, in lower case; other titles as a whole. */
const memberOf = (title: string) => title.replace(/^\w+\.(?=[a-z])/i, '').toLowerCase();

/** Returns all that a reader has typed on the way to a name, from three letters on. */
const beginningsOf = (name: string) =>
  Array.from({ length: Math.max(0, name.length - 3) }, (_, i) =>
    name.slice(0, i + 3).toLowerCase(),
  );

describe.each(locales)('search in $lang', ({ lang }) => {
  const queries = readQueries(lang);
  const ids = new Set(recordsOf(lang).map(({ id }) => id));
  const titles = recordsOf(lang).map(({ title }) => title);

  it.each(FLOORS)('finds what readers mean: $set', ({ set, floor }) => {
    const { first, topThree, misses } = measureRelevance(engineOf(lang), readQueries(lang, set));
    const isGood = first >= floor.first && topThree >= floor.topThree;
    expect(isGood ? [] : misses, 'add phrases to docs/search/asked.json').toEqual([]);
  });

  it('finds a page by a heading that is typed as it stands', () => {
    const owners = new Map<string, string[]>();
    for (const { id, toc } of recordsOf(lang)) {
      for (const { text } of toc) owners.set(text, [...(owners.get(text) ?? []), id]);
    }
    const asked = [...owners]
      .filter(([, pages]) => pages.length === 1)
      .map(([query, pages]) => ({ query, wanted: pages }));
    const { first, misses } = measureRelevance(engineOf(lang), asked);
    expect(first >= FLOOR_OF_HEADINGS ? [] : misses).toEqual([]);
  });

  it('lists a name before longer ones that go on from it', () => {
    const goesOn = (title: string) => titles.filter((one) => isLonger(one, title));
    const bases = titles.filter((title) => goesOn(title).length > 0 && isFirst(title, titles));
    expect(bases).toContain('isArray');
    const wrong = bases.flatMap((title) =>
      beginningsOf(title)
        .map((query) => [query, firstFor(lang, query)?.title])
        .filter(([, found]) => goesOn(title).includes(found!)),
    );
    expect(wrong).toEqual([]);
  });

  it('finds a page by its whole title', () => {
    const unique = titles.filter((title) => titles.indexOf(title) === titles.lastIndexOf(title));
    const wrong = unique
      .map((title) => [title, firstFor(lang, title)?.title])
      .filter(([title, found]) => title !== found);
    expect(wrong).toEqual([]);
  });

  it('finds a function, or a member of a class, by its name alone', () => {
    const calledBy = (name: string) => titles.filter((one) => memberOf(one) === memberOf(name));
    const wrong = titles
      .flatMap((title) => [title, memberOf(title), title.toLowerCase()])
      .map((typed) => [typed, firstFor(lang, typed)?.title ?? ''] as const)
      .filter(([typed, found]) => !calledBy(typed).includes(found));
    expect(wrong).toEqual([]);
  });

  it('is asked for pages that exist', () => {
    const file = `tests/relevance/queries.${lang}.json`;
    const unknown = queries.flatMap(({ wanted }) => wanted).filter((id) => !ids.has(id));
    expect(unknown.map((id) => `${file}: there is no page ${id}; name another`)).toEqual([]);
  });

  it('is asked each query once', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });
});

/** A title, and what has been typed of it on the way. */
const partsOf = (title: string) => Array.from(title, (_, i) => title.slice(0, i + 1));

describe('a page that is found by its name', () => {
  it.each(locales)('is the one that the whole index puts first, in $lang', ({ lang }) => {
    const pages = createNames(recordsOf(lang));
    const queries = new Set(pages.flatMap((page) => [...partsOf(page.title), ...page.names]));
    const found = [...queries].flatMap((query) => {
      const page = findByName(query, pages)?.page.id;
      return page ? [{ query, page }] : [];
    });
    expect(found.length).toBeGreaterThan(queries.size / 3);
    const others = found.filter(({ query, page }) => firstFor(lang, query)?.id !== page);
    expect(others).toEqual([]);
  });

  it.each([
    ['debounce', 'api/function/debounce'],
    ['_.debounce', undefined],
    ['debou', undefined],
    ['Generate-Verification', 'api/function/generateVerificationCode'],
    ['debounceSy', undefined],
    ['clone deep', 'api/common/cloneDeep'],
    ['防抖', undefined],
    ['深拷贝', 'api/common/cloneDeep'],
    ['', undefined],
    ['zzz', undefined],
  ])('is for "%s" %s', (query, id) => {
    expect(findByName(query, createNames(recordsOf('en')))?.page.id).toBe(id);
  });
});

describe('a very long query @spec:limits', () => {
  it.each([
    ['5,000 letters without a space', 'qwxzkvjpyh'.repeat(500)],
    ['4,000 Han characters', '龘靐齉爩鱻麤龗灪籱纞'.repeat(400)],
    ['2,000 different words', Array.from({ length: 2000 }, (_, i) => `w${i}qx`).join(' ')],
  ])('of %s is answered, as is the next', (_, text) => {
    const engine = engineOf('en');
    expect(engine.search(limitQuery(text)).length).toBeLessThanOrEqual(7);
    expect(engine.search('debounce')[0]!.record.title).toBe('debounce');
  });
});
