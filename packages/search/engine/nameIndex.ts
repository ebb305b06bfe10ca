import { compactText, foldText, isHan } from './tokenize';
import type { Slot } from './slot';
import type { SearchRecord } from './searchRecord';

export interface NameQuery {
  /** As typed, with the name of a similar library as `_.`. */
  written: string;
  /** Letters and digits as typed. */
  typed: string;
  /** Without stop words, and with pinyin resolved. */
  read: string[];
  /** Words that only code is written with: `isEmpty`, `to_snake`. */
  mentioned: string[];
}

interface Names {
  title: string;
  /** The title, and of a member also its name alone: `toJSON` of `ObjectId.toJSON`. */
  called: string[];
  /** With its spaces and punctuation. */
  whole: string;
  /** Also the last parts of names: `toJSON` of `ObjectId.toJSON`. */
  names: Set<string>;
  /** In the order of the page, best first. */
  keywords: string[];
  /** Those that begin with a Han character, and all others. */
  han: string[];
  plain: string[];
  /** Keywords with punctuation, such as `_.without`. */
  written: string[];
}

/** Relative to the best score of single words; `beginning` is scaled by the share typed. */
const WEIGHTS = {
  exact: 4,
  whole: 3,
  written: 2.5,
  title: 2,
  name: 1.2,
  firstKeyword: 1.2,
  keyword: 0.9,
  beginning: 2,
  part: 0.5,
  mentioned: 0.8,
  misspelt: 2,
};

/** Per position in the list of keywords, and for a keyword that is listed twice. */
const POSITION_PENALTY = 0.03;
const LAST_POSITION = 12;
const REPEAT_BONUS = 0.3;

/** Weight of the parsed query relative to the typed one. */
const PARSED_WEIGHT = 0.85;

/** Letters of a name for each that may be wrong: two in `cloneDeepWhit`, one in `pikcBy`. */
const LETTERS_PER_EDIT = 5;
const MAX_EDITS = 2;

/** Shortest keyword to find within a query, and its least share of the query. */
const PARTIAL_KEYWORD = { length: 4, share: 0.5 };

const IDENTIFIER = /(?<=^|[^\w])[a-z]+(?:[A-Z0-9_]\w*)(?!\w)/g;

/** Matches the class before the name of its member. */
const OWNER = /^\w+\.(?=[a-z])/i;

const LIBRARY = /^(?:lodash|underscore|ramda|_|r)[.\s]+/;

/** Indexes what pages are called. */
export function createNameIndex(records: SearchRecord[]) {
  const pages = new Map(records.map((record) => [record.id, readNames(record)]));
  return {
    /** Scores a query as a name, a keyword or the beginning of the page's title; mostly 0. */
    rate: (id: string, { written, typed, read, mentioned }: NameQuery): number => {
      const page = pages.get(id)!;
      return Math.max(
        page.called.includes(typed) ? WEIGHTS.exact : 0,
        mentioned.includes(page.title) ? WEIGHTS.mentioned : 0,
        isWhole(written, page) ? WEIGHTS.whole : 0,
        rateWritten(written, page),
        rateForm(typed, page),
        rateMisspelt(typed, page),
        ...read.map((form) => PARSED_WEIGHT * rateForm(form, page)),
      );
    },
    /** Tells whether a query is the whole title of a page that has several words. */
    isTitle: (id: string, { written }: NameQuery) => isWhole(written, pages.get(id)!),
  };
}

/** Prepares a query for scoring. */
export function readNameQuery(query: string, slots: Slot[]): NameQuery {
  const count = Math.max(1, ...slots.map(({ words }) => words.length));
  const spellings = Array.from({ length: count }, (_, i) =>
    slots.map(({ words }) => words[i] ?? words[0]!).join(''),
  );
  return {
    written: foldText(query.trim()).replace(LIBRARY, '_.'),
    typed: compactText(query),
    read: spellings.map(compactText),
    mentioned: Array.from(query.matchAll(IDENTIFIER), ([word]) => compactText(word)),
  };
}

function readNames({ title, names, keywords, related }: SearchRecord): Names {
  const calls = `${keywords},${related}`.split(',').map((call) => call.trim());
  const all = [title, ...names].flatMap((name) => [name, name.split('.').at(-1)!]);
  const compact = calls.map(compactText);
  return {
    title: compactText(title),
    called: [title, title.replace(OWNER, '')].map(compactText),
    whole: foldText(title),
    names: new Set(all.map(compactText)),
    keywords: compact,
    han: compact.filter(isHan),
    plain: compact.filter((word) => !isHan(word)),
    written: calls.map(foldText),
  };
}

/** A title of one word is a name like others. */
function isWhole(query: string, { whole, title }: Names): boolean {
  return query === whole && whole !== title;
}

/** A keyword with punctuation, such as `_.without`, is more specific than `without`. */
function rateWritten(query: string, { keywords, written }: Names): number {
  const place = written.indexOf(query);
  if (place < 0) return 0;
  const compact = compactText(query);
  if (query === compact) return 0;
  const isRepeated = keywords.indexOf(compact) !== keywords.lastIndexOf(compact);
  return (
    WEIGHTS.written -
    POSITION_PENALTY * Math.min(place, LAST_POSITION) +
    (isRepeated ? REPEAT_BONUS : 0)
  );
}

/** Words may have been typed in place of one: `clone deep whit`. */
function rateMisspelt(query: string, { names }: Names): number {
  const most = Math.min(MAX_EDITS, Math.floor(query.length / LETTERS_PER_EDIT));
  if (most === 0 || isHan(query)) return 0;
  const edits = Math.min(...Array.from(names, (name) => editDistance(query, name, most)));
  return edits > 0 && edits <= most ? WEIGHTS.misspelt / (1 + edits) : 0;
}

function rateForm(query: string, { title, names, keywords, han, plain }: Names): number {
  if (!query) return 0;
  if (query === title) return WEIGHTS.title;
  if (names.has(query)) return WEIGHTS.name;
  const place = (isHan(query) ? han : plain).indexOf(query);
  if (place === 0) return WEIGHTS.firstKeyword;
  if (place > 0) return WEIGHTS.keyword - POSITION_PENALTY * Math.min(place, LAST_POSITION);
  if (title.startsWith(query)) return (WEIGHTS.beginning * query.length) / title.length;
  const parts = keywords.filter(
    (word) => word.length >= PARTIAL_KEYWORD.length && query.includes(word),
  );
  const share = Math.max(0, ...parts.map((word) => word.length / query.length));
  return share > PARTIAL_KEYWORD.share ? WEIGHTS.part * share : 0;
}

/**
 * Counts the edits from one word to another: a letter added, left out or replaced, or two neighbours swapped.
 *
 * @param most Where it is certain that there are more, any larger number is returned.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row![j - 1]! + Number(a[i - 1] !== b[j - 1]);
      next[j] = Math.min(replaced, row![j]! + 1, next[j - 1]! + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) next[j] = Math.min(next[j]!, before![j - 2]! + 1);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row![b.length]!;
}
