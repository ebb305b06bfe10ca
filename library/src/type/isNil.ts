/**
 * Tells whether a value is `null` or `undefined`.
 *
 * @param v Anything.
 * @returns `true` for exactly these two; does not narrow the type and never throws.
 */
export function isNil(v: any): boolean {
  return v === null || v === undefined;
}
