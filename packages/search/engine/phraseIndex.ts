import { stemmer } from 'stemmer';
import type { Slot } from './slot';
import type { SearchRecord } from './searchRecord';
import { isHan, tokenize } from './tokenize';

/** Readings of a query: its words as typed, and those that mean something with their synonyms. */
export type PhraseQuery = [typed: Unit[], meant: Unit[]];

interface Unit {
  terms: string[];
  alternatives: { terms: string[]; weight: number }[];
}

/** Number of phrases that count, and what each next is worth relative to the one before. */
const BEST_PHRASES = 3;
const NEXT = 0.3;

/** What all pages say counts this much of an average page beside what a page says itself. */
const SMOOTHING = 0.3;

/** Worths of what a page is called and does, of what readers ask, and of its headings and scenarios. */
const WORTHS = [2, 1, 0.5];

/** Marks where a sentence or a part of it ends. */
const STOP = /[.;。；\n]/;

const SCENARIOS = 'usage-scenarios';

/** What is not wanted: `promises` of `but without promises`. */
const NEGATION = /\b(?:without|except|but not|but no)\s+(?:(?:the|an?|its|any)\s+)?([a-z]\w*)/gi;

/** The phrases of a page, each as a bag of words with its worth, and how often it has which words. */
interface Phrases {
  bags: { bag: Set<string>; worth: number }[];
  counts: Map<string, number>;
  length: number;
}

/** Indexes the phrases of pages: what they are called and what they are for. */
export function createPhraseIndex(records: SearchRecord[]) {
  const holders = new Map<string, number>();
  const totals = new Map<string, number>();
  let total = 0;
  const weightOf = (terms: Iterable<string>): number => {
    let worth = 0;
    for (const term of terms) worth += Math.log(1 + records.length / (holders.get(term) ?? 1));
    return worth;
  };
  const read = records.map((record) => {
    const kinds = phrasesOf(record).map((phrases) => phrases.map((one) => new Set(termsOf(one))));
    const counts = new Map<string, number>();
    for (const [i, bags] of kinds.entries()) {
      for (const term of bags.flatMap((bag) => [...bag])) add(counts, term, WORTHS[i]!);
    }
    for (const [term, count] of counts) {
      add(holders, term, 1);
      add(totals, term, count);
      total += count;
    }
    return { id: record.id, bags: kinds.flat(), counts };
  });
  const pages = new Map<string, Phrases>();
  for (const { id, bags, counts } of read) {
    const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const weighed = bags.map((bag) => ({ bag, worth: weightOf(bag) }));
    pages.set(id, { bags: weighed, counts, length });
  }
  const smoothing = (SMOOTHING * total) / records.length;
  return {
    /** Similarity of a query to the phrases of a page: up to 1 of the best, and less of each next. */
    rate: (id: string, query: PhraseQuery): number =>
      Math.max(...query.map((units) => compare(units, pages.get(id)!, weightOf))),
    /**
     * Logarithm of how much more likely the words of a query are in a page than in any, by a unigram language model
     * (https://nlp.stanford.edu/IR-book/html/htmledition/language-models-for-information-retrieval-1.html).
     */
    likelihood: (id: string, [typed]: PhraseQuery): number => {
      const { counts, length } = pages.get(id)!;
      let sum = 0;
      for (const { terms } of typed) {
        const share = (totals.get(terms[0]!) ?? 0) / total;
        if (share === 0) continue;
        const own = (counts.get(terms[0]!) ?? 0) / share + smoothing;
        sum += Math.log(own / (length + smoothing));
      }
      return sum;
    },
  };
}

function add(counts: Map<string, number>, term: string, worth: number): void {
  counts.set(term, (counts.get(term) ?? 0) + worth);
}

/** Prepares a query for scoring. */
export function readPhraseQuery(query: string, slots: Slot[]): PhraseQuery {
  const typed = termsOf(query).map((term) => ({
    terms: [term],
    alternatives: [{ terms: [term], weight: 1 }],
  }));
  const meant = slots.map(({ alternatives }) => {
    const stemmed = alternatives.map(({ terms, weight }) => ({ terms: stems(terms), weight }));
    return { terms: stemmed[0]!.terms, alternatives: stemmed };
  });
  return [typed, meant];
}

/** Lists what a page is called and what it is for, by kinds that have a worth each. */
function phrasesOf(record: SearchRecord): string[][] {
  const { title, names, description, keywords, related, content, toc } = record;
  const place = toc.findIndex(({ id }) => id === SCENARIOS);
  const scenarios =
    place < 0 ? '' : content.slice(toc[place]!.charIndex, toc[place + 1]?.charIndex);
  return [
    [title, ...names, description, ...keywords.split(',')],
    related.split(','),
    [...toc.map(({ text }) => text), ...scenarios.split(STOP)],
  ];
}

/** Sum of the best Dice coefficients of a query and a phrase; rare words weigh more. */
function compare(
  units: Unit[],
  { bags, counts: known }: Phrases,
  weightOf: (terms: string[]) => number,
): number {
  // Most ways to find a word are in no phrase of a page.
  const found = units.flatMap(({ terms, alternatives }) => {
    const ways = alternatives.filter((way) => way.terms.some((term) => known.has(term)));
    return ways.length > 0 ? [{ ways, worth: weightOf(terms) }] : [];
  });
  if (found.length === 0) return 0;
  const own = units.reduce((sum, { terms }) => sum + weightOf(terms), 0);
  const likenesses: number[] = [];
  for (const { bag, worth } of bags) {
    const common = found.reduce((sum, unit) => sum + unit.worth * matchUnit(unit.ways, bag), 0);
    if (common > 0) likenesses.push((2 * Math.min(common, worth)) / (own + worth));
  }
  const best = likenesses.toSorted((a, b) => b - a).slice(0, BEST_PHRASES);
  return best.reduce((sum, likeness, i) => sum + likeness * NEXT ** i, 0);
}

function matchUnit(alternatives: Unit['alternatives'], bag: Set<string>): number {
  let best = 0;
  for (const { terms, weight } of alternatives) {
    let found = 0;
    for (const term of terms) if (bag.has(term)) found++;
    best = Math.max(best, (weight * found) / terms.length);
  }
  return best;
}

function termsOf(phrase: string): string[] {
  const unwanted = Array.from(phrase.matchAll(NEGATION), ([, word]) =>
    wordsOf(word!).map((term) => `-${term}`),
  );
  return [...new Set([...wordsOf(phrase), ...unwanted.flat()])];
}

function wordsOf(text: string): string[] {
  return stems(tokenize(text).filter((term) => !isHan(term) || term.length > 1));
}

function stems(terms: string[]): string[] {
  return terms.map((term) => (isHan(term) ? term : stemmer(term)));
}
