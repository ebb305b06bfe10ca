import { compactText, foldText } from './foldText';
import type { Slot } from './slot';
import type { SearchRecord } from './searchRecord';
import { isHan } from './tokenize';

/** What pages are called, to the letter. */
export interface NameIndex {
  add: (record: SearchRecord) => void;
  /** How exactly a query is a name, a keyword or the beginning of the title of a page; mostly 0. */
  rate: (id: string, query: NameQuery) => number;
}

/** A query as somebody's name for a page. */
export interface NameQuery {
  /** As typed, with lodash's sign for the name of any library of its kind. */
  written: string;
  /** Letters and digits as typed. */
  typed: string;
  /** The same without the words that say nothing, and as what pinyin stands for. */
  read: string[];
}

interface Names {
  title: string;
  /** Names within the title and of other exports: `toJSON` of `ObjectId.toJSON`. */
  names: Set<string>;
  /** Keywords in the order of the page, the most fitting first. */
  keywords: string[];
  /** Keywords with their signs, such as `_.without`. */
  written: string[];
}

/**
 * What it is worth, against the best score of single words, to be called as the query says. Of `beginning`
 * a query gets as much as it has of the title.
 */
const WORTH = {
  written: 2.5,
  title: 2,
  name: 1.2,
  firstKeyword: 1.2,
  keyword: 0.9,
  beginning: 2,
  part: 0.5,
};

/** What each place in the list of keywords costs, and what it is worth to be there more than once. */
const PLACE = 0.03;
const REPEATED = 0.3;

/** What it is worth to be called as the query is read, against as it is typed. */
const READ = 0.85;

/** Shortest keyword that is looked for within a query, and the least share of it. */
const PART = { length: 4, share: 0.5 };

/** Other libraries whose functions readers name. */
const LIBRARY = /^(?:lodash|underscore|ramda|_|r)[.\s]+/;

/** Makes an empty index. */
export function createNameIndex(): NameIndex {
  const pages = new Map<string, Names>();
  return {
    add: (record) => pages.set(record.id, readNames(record)),
    rate: (id, { written, typed, read }) => {
      const page = pages.get(id)!;
      return Math.max(
        rateWritten(written, page),
        rateForm(typed, page),
        ...read.map((form) => READ * rateForm(form, page)),
      );
    },
  };
}

/** Prepares a query for rating. */
export function readNameQuery(query: string, slots: Slot[]): NameQuery {
  const count = Math.max(1, ...slots.map(({ words }) => words.length));
  const spellings = Array.from({ length: count }, (_, i) =>
    slots.map(({ words }) => words[i] ?? words[0]!).join(''),
  );
  return {
    written: foldText(query.trim()).replace(LIBRARY, '_.'),
    typed: compactText(query),
    read: spellings.map(compactText),
  };
}

function readNames({ title, names, keywords, related }: SearchRecord): Names {
  const calls = `${keywords},${related}`.split(',').map((call) => call.trim());
  const all = [title, ...names].flatMap((name) => [name, name.split('.').at(-1)!]);
  return {
    title: compactText(title),
    names: new Set(all.map(compactText)),
    keywords: calls.map(compactText),
    written: calls.map(foldText),
  };
}

/** A keyword with its signs, such as `_.without`, is meant more exactly than `without`. */
function rateWritten(query: string, { keywords, written }: Names): number {
  const place = written.indexOf(query);
  const compact = compactText(query);
  if (place < 0 || query === compact) return 0;
  const isRepeated = keywords.indexOf(compact) !== keywords.lastIndexOf(compact);
  return WORTH.written - PLACE * place + (isRepeated ? REPEATED : 0);
}

function rateForm(query: string, { title, names, keywords }: Names): number {
  if (!query) return 0;
  if (query === title) return WORTH.title;
  if (names.has(query)) return WORTH.name;
  const place = keywords.filter((word) => isHan(word) === isHan(query)).indexOf(query);
  if (place === 0) return WORTH.firstKeyword;
  if (place > 0) return WORTH.keyword - PLACE * place;
  if (title.startsWith(query)) return (WORTH.beginning * query.length) / title.length;
  const parts = keywords.filter((word) => word.length >= PART.length && query.includes(word));
  const share = Math.max(0, ...parts.map((word) => word.length / query.length));
  return share > PART.share ? WORTH.part * share : 0;
}
