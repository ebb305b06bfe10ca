import { describeMatch, type MatchDescription } from './describeMatch';
import { createLexicon, type LexiconData } from './lexicon';
import { createLiteralIndex } from './literalIndex';
import { parseQuery } from './parseQuery';
import { createPhraseIndex } from './phraseIndex';
import { rankPages, type RankedPage } from './rankPages';
import type { SearchRecord } from './searchRecord';
import { createVariants } from './variants';
import { createTermIndex } from './termIndex';

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
   * @param limit How many pages at most (specification, section 9).
   */
  search: (query: string, limit?: number) => SearchMatch[];
}

/** How an engine is built. */
export interface SearchEngineOptions {
  lexicon: LexiconData;
  /** Queries whose answer is kept (specification, section 9). */
  cacheSize?: number;
  /** Called between slices of the work, so that a slow device can react meanwhile. */
  pause?: () => Promise<void>;
  /** How long a slice may take, in milliseconds. */
  slice?: number;
}

const LIMIT = 7;

/** Weights of a query as a whole against the score of its words. */
const LIKENESS = 2.5;
const LITERAL = 3;

/** What a variant of a function is worth to a reader who did not ask for it. */
const UNASKED = 0.8;

/** How many pages are compared phrase by phrase. */
const CLOSER = 40;

/**
 * Builds an index of pages.
 *
 * @param records Content of an index file.
 */
export async function createSearchEngine(
  records: SearchRecord[],
  { lexicon: data, cacheSize = 100, pause, slice = 8 }: SearchEngineOptions,
): Promise<SearchEngine> {
  const lexicon = createLexicon(data);
  const index = createTermIndex();
  const phrases = createPhraseIndex();
  const literals = createLiteralIndex();
  let start = performance.now();
  for (const record of records) {
    index.add(record);
    phrases.add(record);
    literals.add(record);
    if (!pause || performance.now() - start < slice) continue;
    // oxlint-disable-next-line no-await-in-loop -- the slices follow each other
    await pause();
    start = performance.now();
  }
  const variants = createVariants(records);
  const byId = new Map(records.map((record) => [record.id, record]));

  const answer = (query: string): [SearchRecord, RankedPage][] => {
    const text = lexicon.simplify(query.normalize('NFC'));
    const slots = parseQuery(text, lexicon, index);
    const phrase = phrases.readQuery(text, slots);
    const asked = new Set(
      slots.flatMap(({ alternatives }) => alternatives.flatMap((a) => a.terms)),
    );
    const pages = rankPages(slots, index);
    const literal = literals.find(text);
    for (const [id, page] of topOf(pages)) {
      page.score *= 1 + LIKENESS * phrases.rateLikeness(id, phrase) ** 2;
    }
    const best = Math.max(1, ...Array.from(pages.values(), ({ score }) => score));
    for (const { id } of records) {
      const whole = phrases.rateExact(id, phrase) + LITERAL * (literal.get(id) ?? 0) ** 2;
      if (whole === 0) continue;
      const page = pages.get(id) ?? { score: 0, terms: new Map<string, number>() };
      pages.set(id, { ...page, score: page.score + best * whole });
    }
    for (const [id, page] of pages) {
      page.score *= UNASKED ** variants.countUnasked(id, asked);
    }
    return topOf(pages).map(([id, page]) => [byId.get(id)!, page]);
  };

  return {
    search: cached(cacheSize, (query, limit) => answer(query).slice(0, limit).map(describePage)),
  };
}

function describePage([record, { score, terms }]: [SearchRecord, RankedPage]): SearchMatch {
  return { record, score, ...describeMatch(record, terms) };
}

/** Pages by score, as many as are worth a closer look. */
function topOf(pages: Map<string, RankedPage>): [string, RankedPage][] {
  return [...pages].toSorted(([, a], [, b]) => b.score - a.score).slice(0, CLOSER);
}

type Search = (query: string, limit: number) => SearchMatch[];

/** Keeps the answers to the last queries. */
function cached(size: number, search: Search): SearchEngine['search'] {
  const answers = new Map<string, SearchMatch[]>();
  return (query, limit = LIMIT) => {
    const text = query.trim();
    if (!text) return [];
    const key = `${limit} ${text}`;
    const matches = answers.get(key) ?? search(text, limit);
    answers.delete(key);
    answers.set(key, matches);
    if (answers.size > size) answers.delete(answers.keys().next().value!);
    return matches;
  };
}
