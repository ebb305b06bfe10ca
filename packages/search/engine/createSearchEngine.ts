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
  /** False if no page has enough of what was asked to be an answer; there are few then. */
  isSure: boolean;
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

/** Least share of a query that its best page has, unless none is an answer, and how many are shown then. */
const LEAST_SHARE = 0.38;
const FEW = 3;

/** Creates a search engine; indexing takes a while. */
export function createSearchEngine(
  records: SearchRecord[],
  { lexicon, cacheSize = 100 }: SearchEngineOptions,
): SearchEngine {
  const indexes = buildIndexes(records, lexicon);
  const answer = memoize(cacheSize, (query) => {
    const ranked = rankRecords(query, indexes);
    const isSure = ranked.length > 0 && ranked[0]![1].share >= LEAST_SHARE;
    return ranked
      .slice(0, isSure ? Infinity : FEW)
      .map(([id, page]) => describeOnce(indexes.records.get(id)!, page, query, isSure));
  });
  return {
    search: (query, limit = LIMIT) =>
      query.trim()
        ? answer(query.trim())
            .slice(0, limit)
            .map((describe) => describe())
        : [],
  };
}

/** Returns what makes the engine of a language when it is first asked for. */
export function createEngines<Lang extends string>(
  records: SearchRecord[],
  lexicon: LexiconData,
): (lang: Lang) => SearchEngine {
  const engines = new Map<Lang, SearchEngine>();
  return (lang) => {
    const own = () => records.filter((record) => record.lang === lang);
    const engine = engines.get(lang) ?? createSearchEngine(own(), { lexicon });
    engines.set(lang, engine);
    return engine;
  };
}

/** Lazy and memoised, since few of the ranked pages are shown. */
function describeOnce(
  record: SearchRecord,
  { score, terms }: RankedPage,
  query: string,
  isSure: boolean,
): () => SearchMatch {
  let match: SearchMatch | undefined;
  return () => (match ??= { record, score, isSure, ...describeMatch(record, terms, query) });
}
