import { expect, it } from 'vitest';
import { buildIndexes, type Indexes } from '@funtool-docs/search/engine/buildIndexes';
import { rankRecords } from '@funtool-docs/search/engine/rankRecords';
import {
  percent,
  rankQueries,
  readQueries,
  readSearch,
} from '@funtool-docs/search/relevance/readSearch';
import { site } from '../../site.config';

/** Return the indexes without those of one scorer. */
const WITHOUT: Record<string, (indexes: Indexes) => Partial<Indexes>> = {
  nothing: () => ({}),
  'names as a whole': ({ names }) => ({ names: { ...names, rate: () => 0 } }),
  phrases: ({ phrases }) => ({ phrases: { ...phrases, rate: () => 0 } }),
  'literal text': ({ literals }) => ({ literals: { ...literals, find: () => new Map() } }),
  'variants nobody asked for': ({ variants }) => ({
    variants: { ...variants, rateUnasked: () => 0 },
  }),
  'bases before their variants': ({ variants }) => ({
    variants: { ...variants, liftBases: () => {} },
  }),
};

it('tells what each scorer of the search earns', { timeout: 300_000 }, () => {
  const { lexicon, recordsOf } = readSearch();
  const measure = (lang: (typeof site.locales)[number]['lang']) => {
    const queries = readQueries(lang);
    const indexes = buildIndexes(recordsOf(lang), lexicon);
    return Object.values(WITHOUT).map((without) => {
      const left = { ...indexes, ...without(indexes) };
      return rankQueries(
        queries,
        queries.map(({ query }) => rankRecords(query, left).map(([id]) => id)),
      );
    });
  };
  const measured = site.locales.map(({ lang }) => ({ lang, results: measure(lang) }));
  const rows = Object.keys(WITHOUT).map((without, i) => ({
    without,
    ...Object.fromEntries(
      measured.flatMap(({ lang, results }) => [
        [`rank 1, ${lang}`, percent(results[i]!.first)],
        [`top 3, ${lang}`, percent(results[i]!.topThree)],
      ]),
    ),
  }));
  console.table(rows);
  expect(rows).toHaveLength(Object.keys(WITHOUT).length);
});
