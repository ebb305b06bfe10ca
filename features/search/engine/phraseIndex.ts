import { stemmer } from 'stemmer';
import type { Slot } from './slot';
import type { SearchRecord } from './searchRecord';
import { isHan, tokenize } from './tokenize';

export interface PhraseIndex {
  add: (record: SearchRecord) => void;
  /** Similarity of a query to the best phrase of a page, from 0 to 1. */
  rate: (id: string, query: PhraseQuery) => number;
}

/** Readings of a query: its words as typed, and those that mean something with their synonyms. */
export type PhraseQuery = Unit[][];

interface Unit {
  terms: string[];
  alternatives: { terms: string[]; weight: number }[];
}

/** A conversion: `camel` and `snake` of `camel to snake`. */
const DIRECTION = /(\S+)\s+(?:to|into)\s+(\S+)/gi;

export function createPhraseIndex(): PhraseIndex {
  const pages = new Map<string, Set<string>[]>();
  const holders = new Map<string, number>();
  const weightOf = (terms: Iterable<string>) => {
    let worth = 0;
    for (const term of terms) worth += Math.log(1 + pages.size / (holders.get(term) ?? 1));
    return worth;
  };
  return {
    add: ({ id, title, names, keywords, related }) => {
      const phrases = [title, ...names, ...keywords.split(','), ...related.split(',')];
      const bags = phrases.map((phrase) => new Set(termsOf(phrase)));
      pages.set(id, bags);
      for (const term of new Set(bags.flatMap((bag) => [...bag]))) {
        holders.set(term, (holders.get(term) ?? 0) + 1);
      }
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

/** Dice coefficient of a query and a phrase; rare words weigh more. */
function compare(
  units: Unit[],
  bags: Set<string>[],
  weightOf: (terms: Iterable<string>) => number,
): number {
  const worths = units.map(({ terms }) => weightOf(terms));
  const own = worths.reduce((sum, worth) => sum + worth, 0);
  let best = 0;
  for (const bag of bags) {
    const common = units.reduce((sum, unit, i) => sum + worths[i]! * matchUnit(unit, bag), 0);
    if (common === 0) continue;
    const worth = weightOf(bag);
    best = Math.max(best, (2 * Math.min(common, worth)) / (own + worth));
  }
  return best;
}

function matchUnit({ alternatives }: Unit, bag: Set<string>): number {
  let best = 0;
  for (const { terms, weight } of alternatives) {
    const found = terms.filter((term) => bag.has(term)).length;
    best = Math.max(best, (weight * found) / terms.length);
  }
  return best;
}

function termsOf(phrase: string): string[] {
  const directions = Array.from(phrase.matchAll(DIRECTION), ([, from, to]) => [
    ...wordsOf(from!).map((word) => `${word}>`),
    ...wordsOf(to!).map((word) => `>${word}`),
  ]);
  return [...new Set([...wordsOf(phrase), ...directions.flat()])];
}

function wordsOf(text: string): string[] {
  return stems(tokenize(text).filter((term) => !isHan(term) || term.length > 1));
}

function stems(terms: string[]): string[] {
  return terms.map((term) => (isHan(term) ? term : stemmer(term)));
}
