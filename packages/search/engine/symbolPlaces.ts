import type { MarkedText, MarkedRange } from './describeMatch';
import { foldSymbols, readSymbols } from './readSymbols';

/** A place of a symbol in a text. */
export interface SymbolPlace {
  start: number;
  /** Says how much the text is about it there. */
  worth: number;
}

/** Worth of a place: by itself, beside words, and within a longer operator. */
const WORTH = { alone: 2, beside: 1, within: 0.1 };

const OPERATOR = /[-+*/%=<>!&|^~?.:#@$\\_'"`]/;
const EDGE = /[\s·'"`(),;，。、：（）]/;
const STOP = /[.,:;?!，。：；？！]$/;

/** Lists where a symbol stands, both folded; a number stands only where it is no part of another. */
export function placesOf(text: string, symbol: string): SymbolPlace[] {
  const places: SymbolPlace[] = [];
  for (let start = text.indexOf(symbol); start >= 0; start = text.indexOf(symbol, start + 1)) {
    const before = text.charAt(start - 1);
    const after = text.slice(start + symbol.length, start + symbol.length + 2);
    if (isPartOfWord(symbol, before, after)) continue;
    places.push({ start, worth: worthOf(symbol, before, after.charAt(0)) });
  }
  return places;
}

/** Finds where a symbol stands in a text, best places first. */
export function findSymbol(text: string, symbol: string): number[] {
  const places = placesOf(foldSymbols(text), foldSymbols(symbol));
  return places.toSorted((a, b) => b.worth - a.worth).map(({ start }) => start);
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

function worthOf(symbol: string, before: string, after: string): number {
  // A sentence that ends with code, as in "after the ?."
  if (symbol.length > 1 && STOP.test(symbol) && !/\S/.test(after)) return WORTH.within;
  const isAt = (pattern: RegExp) =>
    (before === '' || pattern.test(before)) && (after === '' || pattern.test(after));
  if (isAt(EDGE)) return WORTH.alone;
  const isLonger =
    (OPERATOR.test(symbol.charAt(0)) && OPERATOR.test(before)) ||
    (OPERATOR.test(symbol.slice(-1)) && OPERATOR.test(after));
  return isLonger ? WORTH.within : WORTH.beside;
}
