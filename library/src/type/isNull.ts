import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is `null`.
 *
 * @param v Anything.
 * @returns `false` for `undefined`; does not narrow the type.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isNull(v: any): boolean {
  return tagOf(v) === 'Null';
}
