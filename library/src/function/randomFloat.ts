/**
 * Draws a number from a range, without its upper end but for rounding.
 *
 * Kept on purpose, as in funtool 1.2.2: a single argument is the lower bound, and nothing is checked.
 *
 * @param lower Lower bound, which can be drawn.
 * @param upper Upper bound.
 * @throws {TypeError} If one of the bounds is a bigint.
 */
export function randomFloat(lower: number = 0, upper: number = 1): number {
  return lower + Math.random() * (upper - lower);
}
