import { stemmer } from 'stemmer';
import { compactText } from './foldText';
import type { SearchRecord } from './searchRecord';
import { isHan, tokenize } from './tokenize';

/** What pages are called, as whole phrases. */
export interface PhraseIndex {
  add: (record: SearchRecord) => void;
  /**
   * Tells how well a query as a whole says what a page is called: 0 for not at all.
   *
   * @param forms The query as typed, and in other ways to say the same.
   */
  rate: (id: string, forms: QueryForm[]) => PhraseRating;
  /** Prepares a query for rating. */
  readForm: (query: string) => QueryForm;
}

/** How a page is called by a query. */
export interface PhraseRating {
  /** For a name, a keyword or the beginning of the title. */
  exact: number;
  /** Share of the words in common with the most similar phrase, whatever their order. */
  likeness: number;
}

interface QueryForm {
  compact: string;
  bag: Set<string>;
}

interface Phrases {
  title: string;
  /** Names within the title and of other exports: `toJSON` of `ObjectId.toJSON`. */
  names: Set<string>;
  /** Keywords in the order of the page, the most fitting first. */
  keywords: string[];
  bags: Set<string>[];
}

/** What it is worth, against the best score of single words, to be called exactly as the query says. */
const EXACT = { title: 2, name: 1.2, keyword: 0.9, beginning: 0.6 };

/** What each place in the list of keywords costs. */
const PLACE = 0.01;

/** Makes an empty index. */
export function createPhraseIndex(): PhraseIndex {
  const pages = new Map<string, Phrases>();
  const holders = new Map<string, number>();
  const worthOf = (term: string) => Math.log(1 + pages.size / (holders.get(term) ?? 1));
  return {
    add: (record) => {
      const phrases = readPhrases(record);
      pages.set(record.id, phrases);
      for (const term of new Set(phrases.bags.flatMap((bag) => [...bag]))) {
        holders.set(term, (holders.get(term) ?? 0) + 1);
      }
    },
    rate: (id, forms) => {
      const page = pages.get(id)!;
      return {
        exact: Math.max(...forms.map(({ compact }) => rateExact(compact, page))),
        likeness: Math.max(...forms.map(({ bag }) => rateLikeness(bag, page.bags, worthOf))),
      };
    },
    readForm: (query) => ({ compact: compactText(query), bag: bagOf(query) }),
  };
}

function readPhrases({ title, names, keywords, related }: SearchRecord): Phrases {
  const calls = `${keywords},${related}`.split(',');
  const all = [title, ...names];
  return {
    title: compactText(title),
    names: new Set(all.flatMap((name) => [name, name.split('.').at(-1)!]).map(compactText)),
    keywords: calls.map(compactText),
    bags: [...all, ...calls].map(bagOf),
  };
}

function rateExact(query: string, { title, names, keywords }: Phrases): number {
  if (!query) return 0;
  if (query === title) return EXACT.title;
  if (names.has(query)) return EXACT.name;
  const place = keywords.indexOf(query);
  if (place >= 0) return EXACT.keyword - PLACE * place;
  return title.startsWith(query) ? (EXACT.beginning * query.length) / title.length : 0;
}

/** Twice what a query and a phrase have in common, of what they have together; rare words count more. */
function rateLikeness(
  query: Set<string>,
  bags: Set<string>[],
  worthOf: (term: string) => number,
): number {
  const sum = (terms: Iterable<string>) => {
    let worth = 0;
    for (const term of terms) worth += worthOf(term);
    return worth;
  };
  const own = sum(query);
  let best = 0;
  for (const bag of bags) {
    const common = [...query].filter((term) => bag.has(term));
    if (common.length > 0) best = Math.max(best, (2 * sum(common)) / (own + sum(bag)));
  }
  return best;
}

/** Stems of the words, and pairs of Chinese characters. */
function bagOf(phrase: string): Set<string> {
  const terms = tokenize(phrase.trim()).filter((term) => !isHan(term) || term.length > 1);
  return new Set(terms.map((term) => (isHan(term) ? term : stemmer(term))));
}
