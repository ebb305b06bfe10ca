import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a `Map` of this realm.
 *
 * Kept on purpose, as in funtool 1.2.2: a proxy of a map passes, a subclass with its own tag does not.
 *
 * @param v Anything.
 * @returns `false` for maps of another realm. The key and value types are not checked.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isMap<K = any, V = any>(v: any): v is Map<K, V> {
  return tagOf(v) === 'Map' && v instanceof Map;
}
