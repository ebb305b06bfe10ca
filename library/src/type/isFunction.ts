/**
 * Tells whether a value can be called or constructed.
 *
 * @param v Anything.
 * @returns `true` for functions of every kind and for classes; never throws.
 */
export function isFunction(v: any): v is Function {
  return typeof v === 'function';
}
