import type { Hint } from './guess';

/** The difference and the ratio of result and input. */
export function guessOperands({ args: [number], result }: Hint): unknown[] {
  if (typeof number !== 'number' || typeof result !== 'number') return [];
  return [result - number, number - result, result / number, number / result]
    .filter(Number.isFinite)
    .map(tidy);
}

/** How many decimal places the result has. */
export function guessDecimals({ result }: Hint): unknown[] {
  const [, decimals = ''] = String(result).split('.');
  return [decimals.length];
}

/** How long the result is. */
export function guessLengths({ result }: Hint): unknown[] {
  return typeof result === 'string' ? [result.length] : [];
}

/** How often the text fits into the result. */
export function guessCounts({ args: [text], result }: Hint): unknown[] {
  if (typeof text !== 'string' || typeof result !== 'string' || text === '') return [];
  const count = result.length / text.length;
  return Number.isInteger(count) ? [count] : [];
}

/** Drops what binary fractions add: `0.3 - 0.1` is meant to be `0.2`. */
function tidy(number: number): number {
  return Number(number.toPrecision(12));
}
