import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value presents itself as a `Date`, valid or not.
 *
 * @param v Anything.
 * @returns `true` for dates of any realm, invalid ones included.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isDate(v: any): v is Date {
  return tagOf(v) === 'Date';
}
