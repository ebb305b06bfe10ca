import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a string or a `String` wrapper object.
 *
 * Kept on purpose, as in funtool 1.2.2: wrappers pass although they are objects.
 *
 * @param v Anything.
 * @returns `true` for empty text as well.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isString(v: any): v is string {
  return tagOf(v) === 'String';
}
