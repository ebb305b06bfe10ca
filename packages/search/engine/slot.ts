import { compactText, isHan, tokenize } from './tokenize';
import type { Lexicon } from './lexicon';
import type { TermMatching } from './termIndex';

export interface Alternative extends TermMatching {
  /** All of them make up the word, such as the character pairs of a Chinese one. */
  terms: string[];
  /** From 0 to 1. */
  weight: number;
}

/** A word of the query with the ways to find it, of which the best counts. */
export interface Slot {
  words: string[];
  alternatives: Alternative[];
  /** That the word is one of the pages: 1 unless it is none, and others only resemble it. */
  certainty?: number;
}

/** The ways to find a Chinese word, or one of several with the same pinyin. */
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

/** Pairs of characters; a single character is looked up as their prefix. */
export function hanTerms(word: string): string[] {
  return word.length === 1 ? [word] : tokenize(word).slice(0, -1);
}

/** Terms of a word in any script. */
export function termsOf(word: string): string[] {
  return isHan(word) ? hanTerms(word) : [compactText(word)];
}
