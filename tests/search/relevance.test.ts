import { describe, expect, it } from 'vitest';
import { site } from '../../site.config';
import { measureRelevance, readQueries, readSearch } from './readSearch';

const FLOOR = { first: 0.95, topThree: 0.99 };

const { recordsOf, createEngine } = readSearch();

describe.each(site.locales)('search in $lang', ({ lang }) => {
  const queries = readQueries(lang);
  const ids = new Set(recordsOf(lang).map(({ id }) => id));
  const wanted = new Set(queries.flatMap((query) => query.wanted));

  it('finds what readers mean', { timeout: 60_000 }, async () => {
    const { first, topThree, misses } = measureRelevance(await createEngine(lang), queries);
    const isGood = first >= FLOOR.first && topThree >= FLOOR.topThree;
    expect(isGood ? [] : misses).toEqual([]);
  });

  it('is asked for every page, and for pages that exist', () => {
    expect([...ids].filter((id) => !wanted.has(id))).toEqual([]);
    expect([...wanted].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is asked each query once', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });
});
