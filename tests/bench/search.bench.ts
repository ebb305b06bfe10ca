import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { site } from '../../site.config';
import { createSearchEngine } from '@funtool-docs/search/engine/createSearchEngine';
import { measureRelevance, percent, readQueries, readSearch } from '../relevance/readSearch';
import { printFigures } from './printFigures';

it('finds what readers mean', { timeout: 120_000 }, async () => {
  const { lexicon, recordsOf } = readSearch();
  const rows = [];
  for (const { lang } of site.locales) {
    const queries = readQueries(lang);
    const json = JSON.stringify(recordsOf(lang));
    const start = performance.now();
    const engine = createSearchEngine(JSON.parse(json), { lexicon });
    const built = performance.now();
    const { first, topThree } = measureRelevance(engine, queries);
    const asked = performance.now();
    const strangers = measureRelevance(engine, readQueries(lang, 'strangers'));
    rows.push({
      language: lang,
      queries: queries.length,
      'rank 1': percent(first),
      'top 3': percent(topThree),
      'strangers, rank 1': percent(strangers.first),
      'strangers, top 3': percent(strangers.topThree),
      'index, kB': Math.round(Buffer.byteLength(json) / 1000),
      'index compressed, kB': Math.round(gzipSync(json).length / 1000),
      'load, ms': Math.round(built - start),
      'query, ms': ((asked - built) / queries.length).toFixed(1),
    });
  }
  printFigures('Search in Node.js', rows);
  expect(rows).toHaveLength(site.locales.length);
});
