import { stemmer } from 'stemmer';
import { compactText, foldText } from './foldText';
import type { Slot } from './parseQuery';
import type { SearchRecord } from './searchRecord';
import { isHan, tokenize } from './tokenize';

/** What pages are called, as whole phrases. */
export interface PhraseIndex {
  add: (record: SearchRecord) => void;
  /** Prepares a query for rating. */
  readQuery: (query: string, slots: Slot[]) => PhraseQuery;
  /** How exactly a query is a name, a keyword or the beginning of the title of a page; mostly 0. */
  rateExact: (id: string, query: PhraseQuery) => number;
  /** Share of its words that a query has in common with the most similar phrase, whatever their order. */
  rateLikeness: (id: string, query: PhraseQuery) => number;
}

/** A query as a whole. */
export interface PhraseQuery {
  raw: string;
  /** Letters and digits as typed, without the words that say nothing, and as what pinyin stands for. */
  compact: Set<string>;
  /** Words as typed, and without those that say nothing but with synonyms. */
  readings: Unit[][];
}

/** A word and what may stand in its place. */
interface Unit {
  terms: string[];
  alternatives: { terms: string[]; weight: number }[];
}

interface Phrases {
  title: string;
  /** Names within the title and of other exports: `toJSON` of `ObjectId.toJSON`. */
  names: Set<string>;
  /** Keywords in the order of the page, the most fitting first. */
  keywords: string[];
  /** Keywords with their signs, such as `_.without`. */
  written: string[];
  bags: Set<string>[];
}

/** What it is worth, against the best score of single words, to be called exactly as the query says. */
const EXACT = {
  title: 2,
  name: 1.2,
  written: 2.5,
  first: 1.2,
  keyword: 0.9,
  beginning: 0.6,
  part: 0.5,
};

/** What each place in the list of keywords costs. */
const PLACE = 0.03;

/** Shortest name or keyword that is looked for within a query, and the least share of it. */
const PART = { length: 4, share: 0.5 };

/** Makes an empty index. */
export function createPhraseIndex(): PhraseIndex {
  const pages = new Map<string, Phrases>();
  const holders = new Map<string, number>();
  const worthOf = (terms: Iterable<string>) => {
    let worth = 0;
    for (const term of terms) worth += Math.log(1 + pages.size / (holders.get(term) ?? 1));
    return worth;
  };
  return {
    add: (record) => {
      const phrases = readPhrases(record);
      pages.set(record.id, phrases);
      for (const term of new Set(phrases.bags.flatMap((bag) => [...bag]))) {
        holders.set(term, (holders.get(term) ?? 0) + 1);
      }
    },
    readQuery,
    rateExact: (id, { raw, compact }) => {
      const page = pages.get(id)!;
      const place = page.written.indexOf(raw);
      if (place >= 0 && raw !== compactText(raw)) return EXACT.written - PLACE * place;
      return Math.max(...Array.from(compact, (form) => rateForm(form, page)));
    },
    rateLikeness: (id, { readings }) =>
      Math.max(...readings.map((units) => compare(units, pages.get(id)!.bags, worthOf))),
  };
}

function readPhrases({ title, names, keywords, related }: SearchRecord): Phrases {
  const calls = `${keywords},${related}`.split(',').map((call) => call.trim());
  const all = [title, ...names];
  return {
    title: compactText(title),
    names: new Set(all.flatMap((name) => [name, name.split('.').at(-1)!]).map(compactText)),
    keywords: calls.map(compactText),
    written: calls.map(foldText),
    bags: [...all, ...calls].map((phrase) => new Set(bagOf(phrase))),
  };
}

function readQuery(query: string, slots: Slot[]): PhraseQuery {
  const count = Math.max(1, ...slots.map(({ words }) => words.length));
  const spellings = Array.from({ length: count }, (_, i) =>
    slots.map(({ words }) => words[i] ?? words[0]!).join(' '),
  );
  return {
    raw: foldText(query.trim()),
    compact: new Set([query, ...spellings].map(compactText)),
    readings: [
      bagOf(query).map((term) => ({ terms: [term], alternatives: [{ terms: [term], weight: 1 }] })),
      slots.map(({ alternatives: [first, ...others] }) => ({
        terms: stems(first!.terms),
        alternatives: [first!, ...others].map(({ terms, weight }) => ({
          terms: stems(terms),
          weight,
        })),
      })),
    ],
  };
}

function rateForm(query: string, { title, names, keywords }: Phrases): number {
  if (!query) return 0;
  if (query === title) return EXACT.title;
  if (names.has(query)) return EXACT.name;
  const place = keywords.filter((word) => isHan(word) === isHan(query)).indexOf(query);
  if (place >= 0) return (place === 0 ? EXACT.first : EXACT.keyword) - PLACE * place;
  if (title.startsWith(query)) return (EXACT.beginning * query.length) / title.length;
  const parts = keywords.filter((word) => word.length >= PART.length && query.includes(word));
  const share = Math.max(0, ...parts.map((word) => word.length / query.length));
  return share > PART.share ? EXACT.part * share : 0;
}

/** Twice what a query and a phrase have in common, of what they have together; rare words count more. */
function compare(
  units: Unit[],
  bags: Set<string>[],
  worthOf: (terms: Iterable<string>) => number,
): number {
  const worths = units.map(({ terms }) => worthOf(terms));
  const own = worths.reduce((sum, worth) => sum + worth, 0);
  let best = 0;
  for (const bag of bags) {
    const common = units.reduce((sum, unit, i) => sum + worths[i]! * matchUnit(unit, bag), 0);
    if (common === 0) continue;
    const worth = worthOf(bag);
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

/** Stems of the words, and pairs of Chinese characters. */
function bagOf(phrase: string): string[] {
  const terms = tokenize(phrase).filter((term) => !isHan(term) || term.length > 1);
  return [...new Set(stems(terms))];
}

function stems(terms: string[]): string[] {
  return terms.map((term) => (isHan(term) ? term : stemmer(term)));
}
