import {
  type Guess,
  guessValues,
  type Hint,
  guessExtensions,
  guessKeys,
  guessNames,
} from './guess';
import { guessCustomizers, guessPaths, guessPredicates, guessSerializers } from './guessCallbacks';
import {
  guessEnds,
  guessFillers,
  guessInserted,
  guessParts,
  guessPatterns,
  guessPlaces,
  guessReplacements,
  guessStarts,
} from './guessTexts';
import { sameValue } from '@funtool-docs/runner/values/sameValue';

const RULES =
  'email mobile url number chinese alpha username password IDCard ipv4 ipv6 postal qq landline html nonAscii nonLatin';

/** Guess values for each kind of parameter, from what is given and what it shall give. */
const VALUES: Record<string, (hint: Hint) => unknown[]> = {
  part: guessParts,
  pattern: guessPatterns,
  replacement: guessReplacements,
  inserted: guessInserted,
  filler: guessFillers,
  place: guessPlaces,
  start: guessStarts,
  end: guessEnds,
  index: guessIndexes,
  length: guessLengths,
  count: guessCounts,
  operand: guessOperands,
  decimals: guessDecimals,
  removed: guessRemoved,
  added: guessAdded,
  kept: guessKept,
  item: guessItems,
  key: guessKeys,
  names: guessNames,
  extension: guessExtensions,
  flag: () => [false],
  rule: () => RULES.split(' '),
};

const CALLBACKS: Record<string, (hint: Hint) => Guess[]> = {
  predicate: guessPredicates,
  customizer: guessCustomizers,
  serializer: guessSerializers,
  path: guessPaths,
};

/** Most guesses for one argument. */
const MOST = 60;

/** Guesses an argument from every pair, each once, what is likely first. */
export function guessArguments(kind: string, hints: Hint[]): Guess[] {
  const guess = CALLBACKS[kind] ?? ((hint: Hint) => guessValues(VALUES[kind]?.(hint) ?? []));
  const found = new Map(hints.flatMap(guess).map((each) => [each.source, each]));
  return [...found.values()].slice(0, MOST);
}

/** The difference and the ratio of result and input. */
function guessOperands({ args: [number], result }: Hint): unknown[] {
  if (typeof number !== 'number' || typeof result !== 'number') return [];
  return [result - number, number - result, result / number, number / result]
    .filter(Number.isFinite)
    .map(tidy);
}

/** Guesses the number of decimal places of the result. */
function guessDecimals({ result }: Hint): unknown[] {
  const [, decimals = ''] = String(result).split('.');
  return [decimals.length];
}

/** Guesses the length of the result. */
function guessLengths({ result }: Hint): unknown[] {
  return typeof result === 'string' ? [result.length] : [];
}

/** Guesses how often the text fits into the result. */
function guessCounts({ args: [text], result }: Hint): unknown[] {
  if (typeof text !== 'string' || typeof result !== 'string' || text === '') return [];
  const count = result.length / text.length;
  return Number.isInteger(count) ? [count] : [];
}

/** Drops what binary fractions add: `0.3 - 0.1` is meant to be `0.2`. */
function tidy(number: number): number {
  return Number(number.toPrecision(12));
}

/** Positions of the result in a list, from the end as well. */
function guessIndexes({ args: [list], result }: Hint): unknown[] {
  if (typeof list === 'string' && typeof result === 'string') {
    return list.endsWith(result) ? [list.length - result.length, -result.length] : [];
  }
  if (!Array.isArray(list)) return [];
  if (result === undefined) return [list.length];
  const found = list.flatMap((item, index) => (sameValue(item, result) ? [index] : []));
  return found.flatMap((index) => [index, index - list.length]);
}

/** The elements of a list that the result lacks, as one list. */
function guessRemoved({ args: [list], result }: Hint): unknown[] {
  return Array.isArray(list) && Array.isArray(result) ? [without(list, result)] : [];
}

/** The elements of the result that the list lacks, as one list. */
function guessAdded({ args: [list], result }: Hint): unknown[] {
  return Array.isArray(list) && Array.isArray(result) ? [without(result, list)] : [];
}

/** The elements that both have, as one list. */
function guessKept({ args: [list], result }: Hint): unknown[] {
  return Array.isArray(list) && Array.isArray(result) ? [[...new Set(result)]] : [];
}

/** Guesses the items that a list, text or object might be asked for. */
function guessItems({ args: [collection] }: Hint): unknown[] {
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
