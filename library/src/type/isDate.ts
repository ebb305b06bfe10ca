import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value presents itself as a `Date`, valid or not.
 *
 * Kept on purpose, as in funtool 1.2.2: only the tag counts, so `Symbol.toStringTag` can forge or
 * hide it.
 *
 * @param v Anything.
 * @returns `true` for dates of any realm, invalid ones included.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isDate(v: any): v is Date {
  return tagOf(v) === 'Date';
}
