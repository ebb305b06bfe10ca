import type { SearchRecord } from './searchRecord';
import { foldSymbols } from './readSymbols';
import { placesOf } from './symbolPlaces';

/** Finds pages by operators, punctuation and numbers, to the letter. */
export interface SymbolIndex {
  add: (record: SearchRecord) => void;
  /** Rates the pages that have a symbol, from above 0 to 1 for the best. */
  find: (symbol: string) => Map<string, number>;
}

/** Worth of a symbol in each part of a page; places in the content add up to it. */
const WEIGHTS = { keyword: 3, inKeyword: 1, related: 0.3, description: 1, content: 3 };

/** Places in the content that are worth half of all. */
const HALF = 3;

/** Factor for pages that have `，` as it was typed, and not a comma. */
const WRITTEN = 2;

/** A page, folded; its content also as it was written. */
interface Texts {
  keywords: string[];
  related: string;
  description: string;
  content: string;
  written: string;
}

export function createSymbolIndex(): SymbolIndex {
  const pages = new Map<string, Texts>();
  return {
    add: ({ id, keywords, related, description, content }) =>
      pages.set(id, {
        keywords: foldSymbols(keywords).split(/,\s*/),
        related: foldSymbols(related),
        description: foldSymbols(description),
        content: foldSymbols(content),
        written: content,
      }),
    find: (symbol) => {
      const folded = foldSymbols(symbol);
      const ratings = [...pages].flatMap(([id, texts]): [string, number][] => {
        const rating = rate(texts, folded);
        const isWritten = folded !== symbol && texts.written.includes(symbol);
        return rating > 0 ? [[id, isWritten ? WRITTEN * rating : rating]] : [];
      });
      const best = Math.max(...ratings.map(([, rating]) => rating));
      return new Map(ratings.map(([id, rating]) => [id, rating / best]));
    },
  };
}

function rate({ keywords, related, description, content }: Texts, symbol: string): number {
  const isIn = (text: string) => placesOf(text, symbol).length > 0;
  const places = placesOf(content, symbol).reduce((sum, { worth }) => sum + worth, 0);
  return (
    (keywords.includes(symbol) ? WEIGHTS.keyword : 0) +
    (keywords.some(isIn) ? WEIGHTS.inKeyword : 0) +
    (isIn(related) ? WEIGHTS.related : 0) +
    (isIn(description) ? WEIGHTS.description : 0) +
    (WEIGHTS.content * places) / (places + HALF)
  );
}
