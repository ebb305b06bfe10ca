/** Ties go up, all values go up, all values go down; up is towards positive infinity. */
export type Rounding = 'half-up' | 'up' | 'down';

/** From here on the digits of a number are counted from its first one. */
const LARGE = 1e15;

/**
 * Rounds a number in binary floating point, as it is.
 *
 * Kept on purpose, as in funtool 1.2.2: scaling can push a number that has few digits over the edge, an
 * unknown mode rounds half up, numeric text below 1e15 is calculated with, and large numbers lose digits;
 * the 17th can be lost at any precision.
 *
 * @param value Number; `NaN` and the infinities stay.
 * @param precision Decimal places, or digits behind the first one from 1e15 on.
 * @param rounding Direction.
 * @throws {RangeError} For a large number, if the precision is below 0 or above 100.
 * @throws {TypeError} For a bigint, and for the text of a large number.
 */
export function roundNumber(value: number, precision: number, rounding: Rounding): number {
  if (!isFinite(value)) return value;
  if (Math.abs(value) >= LARGE) return roundLarge(value, precision);
  const factor = 10 ** precision;
  return round(value * factor, rounding) / factor;
}

function round(value: number, rounding: Rounding): number {
  if (rounding === 'up') return Math.ceil(value);
  return rounding === 'down' ? Math.floor(value) : Math.round(value);
}

function roundLarge(value: number, precision: number): number {
  const [mantissa, exponent] = value.toExponential().split('e');
  const shortest = Number(Number(mantissa).toFixed(precision));
  return Number(`${shortest}e${exponent}`);
}
