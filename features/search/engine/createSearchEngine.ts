import { buildIndexes } from './buildIndexes';
import { describeMatch, type MatchDescription } from './describeMatch';
import type { LexiconData } from './lexicon';
import type { RankedPage } from './rankPages';
import { rankRecords } from './rankRecords';
import { remember } from './remember';
import type { SearchRecord } from './searchRecord';

/** A page that answers a query. */
export interface SearchMatch extends MatchDescription {
  record: SearchRecord;
  score: number;
}

/** Answers queries from an index in memory. */
export interface SearchEngine {
  /**
   * Finds pages, the best one first; an empty query finds none (specification, section 5).
   *
   * @param limit How many pages at most; 7 by default (specification, section 9).
   */
  search: (query: string, limit?: number) => SearchMatch[];
}

/** How an engine is made. */
export interface SearchEngineOptions {
  lexicon: LexiconData;
  /** Queries whose answers are kept; 100 by default (specification, section 9). */
  cacheSize?: number;
}

const LIMIT = 7;

/**
 * Makes a search engine, which takes a while.
 *
 * @param records Content of an index file.
 */
export function createSearchEngine(
  records: SearchRecord[],
  { lexicon, cacheSize = 100 }: SearchEngineOptions,
): SearchEngine {
  const indexes = buildIndexes(records, lexicon);
  const answer = remember(cacheSize, (query) =>
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

/** Only what is shown is described, and only once. */
function describeOnce(
  record: SearchRecord,
  { score, terms }: RankedPage,
  query: string,
): () => SearchMatch {
  let match: SearchMatch | undefined;
  return () => (match ??= { record, score, ...describeMatch(record, terms, query) });
}
