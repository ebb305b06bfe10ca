import { buildIndexes } from './buildIndexes';
import { describeMatch, type MatchDescription } from './describeMatch';
import type { LexiconData } from './lexicon';
import type { RankedPage } from './rankPages';
import { rankRecords } from './rankRecords';
import { memoize } from './memoize';
import type { SearchRecord } from './searchRecord';

export interface SearchMatch extends MatchDescription {
  record: SearchRecord;
  score: number;
}

export interface SearchEngine {
  /** Finds pages, best first, 7 by default; none for an empty query. */
  search: (query: string, limit?: number) => SearchMatch[];
}

export interface SearchEngineOptions {
  lexicon: LexiconData;
  cacheSize?: number;
}

const LIMIT = 7;

/** Creates a search engine; indexing takes a while. */
export function createSearchEngine(
  records: SearchRecord[],
  { lexicon, cacheSize = 100 }: SearchEngineOptions,
): SearchEngine {
  const indexes = buildIndexes(records, lexicon);
  const answer = memoize(cacheSize, (query) =>
    rankRecords(query, indexes).map(([id, page]) =>
      describeOnce(indexes.records.get(id)!, page, query),
    ),
  );
  return {
    search: (query, limit = LIMIT) =>
      query.trim()
        ? answer(query.trim())
            .slice(0, limit)
            .map((describe) => describe())
        : [],
  };
}

/** Lazy and memoised, since few of the ranked pages are shown. */
function describeOnce(
  record: SearchRecord,
  { score, terms }: RankedPage,
  query: string,
): () => SearchMatch {
  let match: SearchMatch | undefined;
  return () => (match ??= { record, score, ...describeMatch(record, terms, query) });
}
