import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a boolean or a `Boolean` wrapper object.
 *
 * Kept on purpose, as in funtool 1.2.2: wrappers pass although they are objects.
 *
 * @param v Anything.
 * @returns `true` for `true`, `false` and wrappers; truthiness plays no part.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isBoolean(v: any): v is boolean {
  return tagOf(v) === 'Boolean';
}
