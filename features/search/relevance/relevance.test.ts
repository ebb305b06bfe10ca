import { describe, expect, it } from 'vitest';
import { site } from '../../../site.config';
import { measureRelevance, readQueries, readSearch } from './readSearch';

const FLOOR = { first: 0.95, topThree: 0.99 };
const FLOOR_OF_STRANGERS = { first: 0.8, topThree: 0.9 };

const { recordsOf, engineOf } = readSearch();

/** Whether a name goes on from another with a word more, as `isArrayBuffer` from `isArray`. */
const isLonger = (name: string, base: string) =>
  name.startsWith(base) && /^[A-Z.]/.test(name.slice(base.length));

const isFirst = (name: string, names: string[]) => !names.some((base) => isLonger(name, base));

/** What a reader has typed of a name on the way to it, from three letters on. */
const beginningsOf = (name: string) =>
  Array.from({ length: Math.max(0, name.length - 3) }, (_, i) =>
    name.slice(0, i + 3).toLowerCase(),
  );

describe.each(site.locales)('search in $lang', ({ lang }) => {
  const queries = readQueries(lang);
  const ids = new Set(recordsOf(lang).map(({ id }) => id));
  const wanted = new Set(queries.flatMap((query) => query.wanted));

  it('finds what readers mean', { timeout: 60_000 }, async () => {
    const { first, topThree, misses } = measureRelevance(engineOf(lang), queries);
    const isGood = first >= FLOOR.first && topThree >= FLOOR.topThree;
    expect(isGood ? [] : misses).toEqual([]);
  });

  it('finds what strangers ask for in words of their own', { timeout: 60_000 }, () => {
    const asked = readQueries(lang, 'strangers');
    const { first, topThree, misses } = measureRelevance(engineOf(lang), asked);
    const isGood = first >= FLOOR_OF_STRANGERS.first && topThree >= FLOOR_OF_STRANGERS.topThree;
    expect(isGood ? [] : misses).toEqual([]);
  });

  it('lists a name before longer ones that go on from it', { timeout: 60_000 }, () => {
    const titles = recordsOf(lang).map(({ title }) => title);
    const goesOn = (title: string) => titles.filter((one) => isLonger(one, title));
    const bases = titles.filter((title) => goesOn(title).length > 0 && isFirst(title, titles));
    expect(bases).toContain('isArray');
    const engine = engineOf(lang);
    const wrong = bases.flatMap((title) =>
      beginningsOf(title)
        .map((query) => [query, engine.search(query)[0]?.record.title])
        .filter(([, found]) => goesOn(title).includes(found!)),
    );
    expect(wrong).toEqual([]);
  });

  it('finds a page by its whole title', { timeout: 60_000 }, () => {
    const engine = engineOf(lang);
    const titles = recordsOf(lang).map(({ title }) => title);
    const unique = titles.filter((title) => titles.indexOf(title) === titles.lastIndexOf(title));
    const wrong = unique
      .map((title) => [title, engine.search(title)[0]?.record.title])
      .filter(([title, found]) => title !== found);
    expect(wrong).toEqual([]);
  });

  it('is asked for every page, and for pages that exist', () => {
    expect([...ids].filter((id) => !wanted.has(id))).toEqual([]);
    expect([...wanted].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is asked each query once', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });
});
