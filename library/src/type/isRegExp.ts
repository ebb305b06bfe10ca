import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value presents itself as a regular expression.
 *
 * @param v Anything.
 * @returns `true` for expressions of any realm, `false` for patterns written as text.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isRegExp(v: any): v is RegExp {
  return tagOf(v) === 'RegExp';
}
