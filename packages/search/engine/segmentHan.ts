import type { Lexicon } from './lexicon';
import { hanTerms } from './slot';
import type { TermIndex } from './termIndex';

/** Segments simplified Han text into as few words as possible; unknown characters stand alone. */
export function segmentHan(run: string, words: Set<string>): string[] {
  return splitWith(run, (piece) => words.has(piece)) ?? [];
}

/**
 * Splits a text into as few known pieces as possible.
 *
 * @param isKnown Whether a piece of several characters is known; a single one always is.
 * @param single Cost of an unknown character; a known piece costs 1.
 * @returns `undefined` if the cost is infinite.
 */
export function splitWith(
  text: string,
  isKnown: (piece: string) => boolean,
  single = 1.1,
): string[] | undefined {
  const best = [{ price: 0, start: 0 }];
  for (let end = 1; end <= text.length; end++) {
    best[end] = { price: Infinity, start: end - 1 };
    for (let start = 0; start < end; start++) {
      const isWord = isKnown(text.slice(start, end));
      const price = best[start]!.price + (isWord ? 1 : end - start === 1 ? single : Infinity);
      if (price < best[end]!.price) best[end] = { price, start };
    }
  }
  if (best.at(-1)!.price === Infinity) return undefined;
  const pieces: string[] = [];
  for (let end = text.length; end > 0; end = best[end]!.start) {
    pieces.unshift(text.slice(best[end]!.start, end));
  }
  return pieces;
}

const HAN_RUN = /\p{Script=Han}+/gu;

/** Lengths of a word that may have been typed with other characters of the same sound. */
const LENGTHS = [4, 3, 2];

/**
 * Replaces what no page says by a known word that sounds the same, as input methods for pinyin mix
 * them up: 节留 becomes 节流.
 *
 * @param query In simplified characters.
 */
export function mendHomophones(query: string, lexicon: Lexicon, index: TermIndex): string {
  return query.replace(HAN_RUN, (run) => mendRun(run, lexicon, index));
}

function mendRun(run: string, lexicon: Lexicon, index: TermIndex): string {
  const pieces = segmentHan(run, lexicon.words);
  for (let start = 0; start < pieces.length; start++) {
    for (const length of LENGTHS) {
      const end = endOf(pieces, start, length);
      const typed = pieces.slice(start, end).join('');
      if (end === undefined || isWritten(typed, lexicon, index)) continue;
      const meant = lexicon.homophonesOf(typed).find((word) => isWritten(word, lexicon, index));
      if (meant) pieces.splice(start, end - start, meant);
    }
  }
  return pieces.join('');
}

/** Returns where pieces from `start` on have a total length; a piece that is a word of its own is none. */
function endOf(pieces: string[], start: number, length: number): number | undefined {
  let total = 0;
  for (let end = start; end < pieces.length; end++) {
    total += pieces[end]!.length;
    if (total === length) return end > start ? end + 1 : undefined;
    if (total > length) return undefined;
  }
  return undefined;
}

function isWritten(word: string, { words }: Lexicon, index: TermIndex): boolean {
  return words.has(word) || hanTerms(word).every(index.has);
}
