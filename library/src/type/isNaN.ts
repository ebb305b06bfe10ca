/**
 * Tells whether a value is the number `NaN`, without converting it.
 *
 * Kept on purpose, as in funtool 1.2.2: declared as a guard, so the other branch of an `if` loses the
 * type `number`.
 *
 * @param v Anything.
 * @returns `false` for text and for a wrapped `NaN`.
 */
export function isNaN(v: any): v is number {
  return Number.isNaN(v);
}
