import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is `undefined`.
 *
 * @param v Anything.
 * @returns `false` for `null`; does not narrow the type.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isUndefined(v: any): boolean {
  return tagOf(v) === 'Undefined';
}
