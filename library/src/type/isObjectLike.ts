/**
 * Tells whether `typeof` calls a value an object and it is not `null`.
 *
 * @param v Anything.
 * @returns `true` for objects of every kind, `false` for functions; never throws.
 */
export function isObjectLike(v: any): boolean {
  return typeof v === 'object' && v !== null;
}
