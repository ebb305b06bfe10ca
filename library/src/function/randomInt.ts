/**
 * Draws a whole number from a range, without its upper end.
 *
 * Kept on purpose, as in funtool 1.2.2: only the difference of the bounds is made whole, a single
 * argument is the lower bound, and nothing is checked: numeric text is appended to the number drawn.
 *
 * @param lower Lower bound, which can be drawn.
 * @param upper Upper bound, which cannot.
 * @throws {TypeError} If one of the bounds is a bigint.
 */
export function randomInt(lower: number = 0, upper: number = 1): number {
  return Math.floor(Math.random() * (upper - lower)) + lower;
}
