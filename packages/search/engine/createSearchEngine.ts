import { describeMatch, type MatchDescription } from './describeMatch';
import { buildIndexes, rankRecords } from './rankRecords';
import { memoize } from './memoize';
import type { SearchRecord, LexiconData } from './searchRecord';

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

const LIMIT = 7;
const CACHE_SIZE = 100;

/** Least share of a query that its best page has, unless none is an answer, and how many are shown then. */
const LEAST_SHARE = 0.38;
const FEW = 3;

/** Creates a search engine; indexing takes a while. */
export function createSearchEngine(
  records: SearchRecord[],
  { lexicon }: { lexicon: LexiconData },
): SearchEngine {
  const indexes = buildIndexes(records, lexicon);
  const rank = memoize(CACHE_SIZE, (query) => {
    const ranked = rankRecords(query, indexes);
    const isSure = ranked.length > 0 && ranked[0]![1].share >= LEAST_SHARE;
    return { ranked: isSure ? ranked : ranked.slice(0, FEW), isSure };
  });
  return {
    search(text, limit = LIMIT) {
      const query = text.trim();
      if (!query) return [];
      const { ranked, isSure } = rank(query);
      return ranked.slice(0, limit).map(([id, { score, terms }]) => {
        const record = indexes.records.get(id)!;
        return { record, score, isSure, ...describeMatch(record, terms, query) };
      });
    },
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
