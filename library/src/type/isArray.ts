/**
 * Tells whether a value is an array, of whatever realm.
 *
 * @param v Anything.
 * @returns `true` for arrays, subclasses and proxies of arrays. The element type is not checked.
 * @throws {TypeError} If `v` is a revoked proxy.
 */
export function isArray<T = any>(v: any): v is T[] {
  return Array.isArray(v);
}
