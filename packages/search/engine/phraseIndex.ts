import { stemmer } from 'stemmer';
import { memoizeWeakly } from './memoize';
import type { Slot } from './slot';
import type { SearchRecord } from './searchRecord';
import { isHan, tokenize } from './tokenize';

export interface PhraseIndex {
  /** Adds a page; the first is rated once all are there. */
  add: (record: SearchRecord) => void;
  /** Similarity of a query to the phrases of a page: up to 1 of the best, and less of each next. */
  rate: (id: string, query: PhraseQuery) => number;
}

/** Readings of a query: its words as typed, and those that mean something with their synonyms. */
export type PhraseQuery = Unit[][];

interface Unit {
  terms: string[];
  alternatives: { terms: string[]; weight: number }[];
}

/** Number of phrases that count, and what each next is worth relative to the one before. */
const BEST_PHRASES = 3;
const NEXT = 0.3;

/** Marks where a sentence or a part of it ends. */
const STOP = /[.;。；\n]/;

const SCENARIOS = 'usage-scenarios';

/** A conversion: `camel` and `snake` of `camel to snake`. */
const DIRECTION = /(\S+)\s+(?:to|into)\s+(\S+)/gi;

/** What is not wanted: `promises` of `but without promises`. */
const NEGATION = /\b(?:without|except|but not|but no)\s+(?:(?:the|an?|its|any)\s+)?([a-z]\w*)/gi;

type Terms = string[] | Set<string>;

/** The phrases of a page, each as a bag of words, and the words of all. */
interface Phrases {
  bags: Set<string>[];
  terms: Set<string>;
}

export function createPhraseIndex(): PhraseIndex {
  const pages = new Map<string, Phrases>();
  const holders = new Map<string, number>();
  const weightOf = memoizeWeakly((terms: Terms) => {
    let worth = 0;
    for (const term of terms) worth += Math.log(1 + pages.size / (holders.get(term) ?? 1));
    return worth;
  });
  return {
    add: (record) => {
      const { id } = record;
      const bags = phrasesOf(record).map((phrase) => new Set(termsOf(phrase)));
      const terms = new Set(bags.flatMap((bag) => [...bag]));
      pages.set(id, { bags, terms });
      for (const term of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
    },
    rate: (id, query) =>
      Math.max(...query.map((units) => compare(units, pages.get(id)!, weightOf))),
  };
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

/** Lists what a page is called and what it is for. */
function phrasesOf(record: SearchRecord): string[] {
  const { title, names, description, keywords, related, content, toc } = record;
  const place = toc.findIndex(({ id }) => id === SCENARIOS);
  const scenarios =
    place < 0 ? '' : content.slice(toc[place]!.charIndex, toc[place + 1]?.charIndex);
  return [
    title,
    ...names,
    description,
    ...keywords.split(','),
    ...related.split(','),
    ...toc.map(({ text }) => text),
    ...scenarios.split(STOP),
  ];
}

/** Sum of the best Dice coefficients of a query and a phrase; rare words weigh more. */
function compare(
  units: Unit[],
  { bags, terms: known }: Phrases,
  weightOf: (terms: Terms) => number,
): number {
  const worths = units.map(({ terms }) => weightOf(terms));
  const own = worths.reduce((sum, worth) => sum + worth, 0);
  // Most ways to find a word are in no phrase of a page.
  const found = units.map(({ alternatives }) =>
    alternatives.filter(({ terms }) => terms.some((term) => known.has(term))),
  );
  const likenesses: number[] = [];
  for (const bag of bags) {
    const common = found.reduce((sum, ways, i) => sum + worths[i]! * matchUnit(ways, bag), 0);
    if (common === 0) continue;
    const worth = weightOf(bag);
    likenesses.push((2 * Math.min(common, worth)) / (own + worth));
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
  const directions = Array.from(phrase.matchAll(DIRECTION), ([, from, to]) => [
    ...wordsOf(from!).map((word) => `${word}>`),
    ...wordsOf(to!).map((word) => `>${word}`),
  ]);
  const unwanted = Array.from(phrase.matchAll(NEGATION), ([, word]) =>
    wordsOf(word!).map((term) => `-${term}`),
  );
  return [...new Set([...wordsOf(phrase), ...directions.flat(), ...unwanted.flat()])];
}

function wordsOf(text: string): string[] {
  return stems(tokenize(text).filter((term) => !isHan(term) || term.length > 1));
}

function stems(terms: string[]): string[] {
  return terms.map((term) => (isHan(term) ? term : stemmer(term)));
}
