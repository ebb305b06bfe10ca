import { sameValue } from '../sameValue';
import type { Hint } from './guess';

/** Positions of the result in a list, from the end as well. */
export function guessIndexes({ args: [list], result }: Hint): unknown[] {
  if (typeof list === 'string' && typeof result === 'string') {
    return list.endsWith(result) ? [list.length - result.length, -result.length] : [];
  }
  if (!Array.isArray(list)) return [];
  if (result === undefined) return [list.length];
  const found = list.flatMap((item, index) => (sameValue(item, result) ? [index] : []));
  return found.flatMap((index) => [index, index - list.length]);
}

/** The elements of a list that the result lacks, as one list. */
export function guessRemoved({ args: [list], result }: Hint): unknown[] {
  return Array.isArray(list) && Array.isArray(result) ? [without(list, result)] : [];
}

/** The elements of the result that the list lacks, as one list. */
export function guessAdded({ args: [list], result }: Hint): unknown[] {
  return Array.isArray(list) && Array.isArray(result) ? [without(result, list)] : [];
}

/** The elements that both have, as one list. */
export function guessKept({ args: [list], result }: Hint): unknown[] {
  return Array.isArray(list) && Array.isArray(result) ? [[...new Set(result)]] : [];
}

/** What a list, text or object might be asked for. */
export function guessItems({ args: [collection] }: Hint): unknown[] {
  if (typeof collection === 'string') {
    return [...collection.split(/[\p{L}\p{N}]+/u), ...collection.split(/[^\p{L}\p{N}]+/u)].filter(
      Boolean,
    );
  }
  if (typeof collection !== 'object' || collection === null) return [];
  if (collection instanceof Map || collection instanceof Set) return [...collection.keys()];
  return Object.values(collection);
}

function without(list: unknown[], others: unknown[]): unknown[] {
  return [...new Set(list.filter((item) => !others.some((other) => sameValue(item, other))))];
}
