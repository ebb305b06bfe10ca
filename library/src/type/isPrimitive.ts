/**
 * Tells whether a value is neither an object nor a function.
 *
 * @param v Anything.
 * @returns `true` for `null` and `undefined` as well; never throws.
 */
export function isPrimitive(v: any): boolean {
  return v === null || (typeof v !== 'object' && typeof v !== 'function');
}
