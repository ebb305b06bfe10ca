import { stemmer } from 'stemmer';
import type { Slot } from './slot';
import type { SearchRecord } from './searchRecord';
import { isHan, tokenize } from './tokenize';

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

/** What is not wanted: `promises` of `but without promises`. */
const NEGATION = /\b(?:without|except|but not|but no)\s+(?:(?:the|an?|its|any)\s+)?([a-z]\w*)/gi;

/** The phrases of a page, each as a bag of words with its worth, and the words of all. */
interface Phrases {
  bags: { bag: Set<string>; worth: number }[];
  terms: Set<string>;
}

/** Indexes the phrases of pages: what they are called and what they are for. */
export function createPhraseIndex(records: SearchRecord[]) {
  const bagsOf = new Map(
    records.map((record) => [
      record.id,
      phrasesOf(record).map((phrase) => new Set(termsOf(phrase))),
    ]),
  );
  const holders = new Map<string, number>();
  const pages = new Map<string, Phrases>();
  const weightOf = (terms: Iterable<string>): number => {
    let worth = 0;
    for (const term of terms) worth += Math.log(1 + records.length / (holders.get(term) ?? 1));
    return worth;
  };
  for (const bags of bagsOf.values()) {
    for (const term of termsIn(bags)) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  for (const [id, bags] of bagsOf) {
    const weighed = bags.map((bag) => ({ bag, worth: weightOf(bag) }));
    pages.set(id, { bags: weighed, terms: termsIn(bags) });
  }
  return {
    /** Similarity of a query to the phrases of a page: up to 1 of the best, and less of each next. */
    rate: (id: string, query: PhraseQuery): number =>
      Math.max(...query.map((units) => compare(units, pages.get(id)!, weightOf))),
  };
}

function termsIn(bags: Set<string>[]): Set<string> {
  return new Set(bags.flatMap((bag) => [...bag]));
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
  weightOf: (terms: string[]) => number,
): number {
  const worths = units.map(({ terms }) => weightOf(terms));
  const own = worths.reduce((sum, worth) => sum + worth, 0);
  // Most ways to find a word are in no phrase of a page.
  const found = units.map(({ alternatives }) =>
    alternatives.filter(({ terms }) => terms.some((term) => known.has(term))),
  );
  const likenesses: number[] = [];
  for (const { bag, worth } of bags) {
    const common = found.reduce((sum, ways, i) => sum + worths[i]! * matchUnit(ways, bag), 0);
    if (common === 0) continue;
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
