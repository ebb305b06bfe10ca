import { foldText } from './foldText';

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
export function foldSymbols(text: string): string {
  return text.replaceAll('−', '-').replace(/[\u3000\uff01-\uff5e]/g, foldText);
}

function isSymbol(written: string): boolean {
  const text = foldSymbols(written);
  return NUMBER.test(text) || ESCAPE.test(text) || (!LETTER.test(text) && !DIGITS.test(text));
}
