import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a `WeakSet` of this realm.
 *
 * Kept on purpose, as in funtool 1.2.2: a proxy passes, a subclass with its own tag does not.
 *
 * @param v Anything.
 * @returns `false` for weak sets of another realm.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isWeakSet(v: any): v is WeakSet<WeakKey> {
  return tagOf(v) === 'WeakSet' && v instanceof WeakSet;
}
