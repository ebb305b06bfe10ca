import type { SearchRecord } from './searchRecord';
import { foldText } from './tokenize';
import type { MarkedText, MarkedRange } from './searchSource';

/** Worth of a symbol in each part of a page; places in the content add up to it. */
const WEIGHTS = { keyword: 3, inKeyword: 1, related: 0.3, description: 1, content: 3 };

/** Places in the content that are worth half of all. */
const HALF = 3;

/** Factor for pages that have `，` as it was typed, and not a comma. */
const WRITTEN = 2;

/** A page, folded. */
interface Texts {
  keywords: string[];
  related: string;
  description: string;
  content: string;
}

/** Indexes pages by operators, punctuation and numbers, to the letter. */
export function createSymbolIndex(records: SearchRecord[]) {
  const pages = records.map(({ id, keywords, related, description, content }) => ({
    id,
    keywords: foldSymbols(keywords).split(/,\s*/),
    related: foldSymbols(related),
    description: foldSymbols(description),
    content: foldSymbols(content),
    written: content,
  }));
  return {
    /** Rates the pages that have a symbol, from above 0 to 1 for the best. */
    find: (symbol: string): Map<string, number> => {
      const folded = foldSymbols(symbol);
      const ratings = pages.flatMap(({ id, written, ...texts }): [string, number][] => {
        const rating = rate(texts, folded);
        const isWritten = folded !== symbol && written.includes(symbol);
        return rating > 0 ? [[id, isWritten ? WRITTEN * rating : rating]] : [];
      });
      const best = Math.max(...ratings.map(([, rating]) => rating));
      return new Map(ratings.map(([id, rating]) => [id, rating / best]));
    },
  };
}

function rate({ keywords, related, description, content }: Texts, symbol: string): number {
  const isIn = (text: string) => placesOf(text, symbol).length > 0;
  const places = placesOf(content, symbol).length;
  return (
    (keywords.includes(symbol) ? WEIGHTS.keyword : 0) +
    (keywords.some(isIn) ? WEIGHTS.inKeyword : 0) +
    (isIn(related) ? WEIGHTS.related : 0) +
    (isIn(description) ? WEIGHTS.description : 0) +
    (WEIGHTS.content * places) / (places + HALF)
  );
}

/** Lists where a symbol stands, both folded; a number stands only where it is no part of another. */
function placesOf(text: string, symbol: string): number[] {
  const places: number[] = [];
  for (let start = text.indexOf(symbol); start >= 0; start = text.indexOf(symbol, start + 1)) {
    const before = text.charAt(start - 1);
    const after = text.slice(start + symbol.length, start + symbol.length + 2);
    if (!isPartOfWord(symbol, before, after)) places.push(start);
  }
  return places;
}

/** Lists where a symbol stands in a text. */
export function findSymbol(text: string, symbol: string): number[] {
  return placesOf(foldSymbols(text), foldSymbols(symbol));
}

/** Marks the symbols of a query besides its words. */
export function markSymbols({ text, ranges }: MarkedText, query: string): MarkedText {
  const found = readSymbols(query).symbols.flatMap((symbol) =>
    findSymbol(text, symbol).map((start): MarkedRange => [start, start + symbol.length]),
  );
  let end = 0;
  const apart = [...ranges, ...found]
    .toSorted(([a], [b]) => a - b)
    .filter((range) => {
      const isApart = range[0] >= end;
      if (isApart) [, end] = range;
      return isApart;
    });
  return { text, ranges: apart };
}

function isPartOfWord(symbol: string, before: string, after: string): boolean {
  if (/^\d/.test(symbol) && /[\p{L}\p{N}._-]/u.test(before)) return true;
  if (/^[-+][\d.I]/.test(symbol) && /[\p{L}\p{N}_)\]]/u.test(before)) return true;
  return /[\p{L}\p{N}]$/u.test(symbol) && /^(?:[\p{L}\p{N}_]|\.\d)/u.test(after);
}

/** A query in two parts: what is to be found to the letter, and the words. */
export interface SymbolQuery {
  /** Operators, punctuation and numbers with a sign or a point, such as `?.` and `-0`. */
  symbols: string[];
  words: string[];
}

const LETTER = /\p{L}/u;
const DIGITS = /^[\p{N}\s]*$/u;

/** Beside words, numbers such as `1.2` and `3,` are words, too. */
const DECIMAL = /^\p{N}[\p{N}.,:;?!]*$/u;

/** `-Infinity` and `1e-7`. */
const NUMBER = /^(?:[-+]Infinity|[-+]?[\d.]+e[-+]?\d+)$/i;

/** `\d` and `/g`. */
const ESCAPE = /^[\\/$#%&@]+[a-z]{1,2}$/i;

/** Reads the symbols of a query; one without letters is a single symbol, spaces included. */
export function readSymbols(query: string): SymbolQuery {
  const text = query.trim();
  if (isSymbol(text)) return { symbols: [text], words: [] };
  const tokens = text.split(/\s+/);
  const isApart = (token: string) => isSymbol(token) && !DECIMAL.test(token);
  return {
    symbols: tokens.filter(isApart),
    words: tokens.filter((token) => !isApart(token)),
  };
}

/** Folds fullwidth forms and the minus sign of typeset text. The length stays the same. */
function foldSymbols(text: string): string {
  return text.replaceAll('−', '-').replace(/[\u3000\uff01-\uff5e]/g, foldText);
}

function isSymbol(written: string): boolean {
  const text = foldSymbols(written);
  return NUMBER.test(text) || ESCAPE.test(text) || (!LETTER.test(text) && !DIGITS.test(text));
}
