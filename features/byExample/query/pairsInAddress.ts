import type { PairText } from './readPair';

const PREFIX = '#find=';

/** Most pairs of a form and of a link to it. */
export const MOST_PAIRS = 3;

/** Longest side of a pair in a link, in characters. */
const LONGEST = 500;

/** Writes the hash of a link to pairs; empty without any. */
export function writePairs(pairs: PairText[]): string {
  const sides = pairs
    .filter(({ input, result }) => input.trim() || result.trim())
    .map(({ input, result }) => [input, result]);
  return sides.length > 0 ? PREFIX + encodeURIComponent(JSON.stringify(sides)) : '';
}

/** Reads the pairs of a link as text; none if it has no pairs, or something else in their place. */
export function readPairs(hash: string): PairText[] {
  if (!hash.startsWith(PREFIX)) return [];
  try {
    const sides: unknown = JSON.parse(decodeURIComponent(hash.slice(PREFIX.length)));
    if (!Array.isArray(sides) || !sides.every(isPair)) return [];
    return sides.slice(0, MOST_PAIRS).map(([input, result]) => ({ input, result }));
  } catch {
    return [];
  }
}

/** Puts pairs into the address; without any, it takes those away that the address has. */
export function keepPairs(pairs: PairText[]): void {
  const { hash, pathname, search } = window.location;
  const wanted = writePairs(pairs);
  if (wanted === hash || (wanted === '' && readPairs(hash).length === 0)) return;
  window.history.replaceState(window.history.state, '', pathname + search + wanted);
}

function isPair(sides: unknown): sides is [string, string] {
  return (
    Array.isArray(sides) &&
    sides.length === 2 &&
    sides.every((side) => typeof side === 'string' && side.length <= LONGEST)
  );
}
