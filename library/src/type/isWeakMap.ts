import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a `WeakMap` of this realm.
 *
 * Kept on purpose, as in funtool 1.2.2: a proxy passes, a subclass with its own tag does not.
 *
 * @param v Anything.
 * @returns `false` for weak maps of another realm. The value type is not checked.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isWeakMap<T = any>(v: any): v is WeakMap<WeakKey, T> {
  return tagOf(v) === 'WeakMap' && v instanceof WeakMap;
}
