import { escapeSpecialChars } from '@funtool-docs/runner/evaluator/specialChars';
import { repairEscapes } from '@funtool-docs/islands/client/repairAddress';
import type { PairText } from './readPair';

const PREFIX = '#find=';

/** Most pairs of a form and of a link to it. */
export const MAX_PAIRS = 3;

/** Tells whether a side of a pair has more characters than a link may have of it. */
const isLong = ({ length }: string) => length > 500;

const SIDE = String.raw`"(?:[^"\\]|\\.)*"`;

/** One pair of a list in JSON, and what comes before it. */
const PAIR = new RegExp(String.raw`[[,]\s*(\[\s*${SIDE}\s*,\s*${SIDE}\s*\])\s*`, 'y');

/** The content of a link. */
export interface LinkedPairs {
  pairs: PairText[];
  /** True if all of it could be read; so can a hash that is no such link. */
  isWhole: boolean;
}

/** Writes the hash of a link to pairs; empty without any, and if one is longer than a link may be. */
export function writePairs(pairs: PairText[]): string {
  const sides = pairs.map(({ input, result }) => [input, result]);
  const filled = sides.filter((pair) => pair.join('').trim());
  if (filled.length === 0 || filled.flat().some(isLong)) return '';
  return PREFIX + encodeURIComponent(JSON.stringify(filled));
}

/**
 * Reads the pairs of a link as text. What was put behind the link is left out; of a link that was cut,
 * the whole pairs are read.
 */
export function readPairs(hash: string): LinkedPairs {
  if (!hash.startsWith(PREFIX) || hash === PREFIX) return { pairs: [], isWhole: true };
  const json = decodeURIComponent(repairEscapes(hash.slice(PREFIX.length))).trimStart();
  const pairs: PairText[] = [];
  let end = 0;
  while (pairs.length < MAX_PAIRS) {
    PAIR.lastIndex = end;
    const found = PAIR.exec(json);
    const pair = found && parsePair(found[1]!);
    if (!pair) break;
    pairs.push(pair);
    end = PAIR.lastIndex;
  }
  const isWhole = pairs.length > 0 && (pairs.length === MAX_PAIRS || json[end] === ']');
  return { pairs, isWhole };
}

function parsePair(json: string): PairText | undefined {
  try {
    const sides = JSON.parse(json) as [string, string];
    const [input, result] = sides.map(escapeSpecialChars) as typeof sides;
    return sides.some(isLong) ? undefined : { input, result };
  } catch {
    return undefined;
  }
}
