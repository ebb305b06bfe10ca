import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a `Set` of this realm.
 *
 * Kept on purpose, as in funtool 1.2.2: a proxy of a set passes, a subclass with its own tag does not.
 *
 * @param v Anything.
 * @returns `false` for sets of another realm. The element type is not checked.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isSet<T = any>(v: any): v is Set<T> {
  return tagOf(v) === 'Set' && v instanceof Set;
}
