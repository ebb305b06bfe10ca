import { compactText } from './foldText';
import type { Lexicon } from './lexicon';
import type { Closeness } from './termIndex';
import { isHan, tokenize } from './tokenize';

/** One way to find what a word of the query stands for. */
export interface Alternative extends Closeness {
  /** All of them together are the word: the pairs of characters of a Chinese one. */
  terms: string[];
  /** What a match is worth, from 0 to 1. */
  weight: number;
}

/** A word of the query and the ways to find it; the best one counts. */
export interface Slot {
  /** How it may be written; several for pinyin. */
  words: string[];
  alternatives: Alternative[];
}

/** Makes the ways to find a Chinese word, or one of several that are spelled the same. */
export function hanSlot(words: string[], lexicon: Lexicon): Slot {
  const same = words.flatMap(lexicon.synonymsOf);
  return {
    words,
    alternatives: [
      ...words.map((word) => ({ terms: hanTerms(word), weight: 1, prefix: word.length === 1 })),
      ...same.map((synonym) => ({ terms: termsOf(synonym), weight: 0.7 })),
    ],
  };
}

/** Pairs of neighbours; a single character is looked up as the beginning of pairs. */
export function hanTerms(word: string): string[] {
  return word.length === 1 ? [word] : tokenize(word).slice(0, -1);
}

/** The terms of a word of any script. */
export function termsOf(word: string): string[] {
  return isHan(word) ? hanTerms(word) : [compactText(word)];
}
