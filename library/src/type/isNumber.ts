import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a number or a `Number` wrapper object.
 *
 * Kept on purpose, as in funtool 1.2.2: wrappers pass although they are objects.
 *
 * @param v Anything.
 * @returns `true` for `NaN` and the infinities as well.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isNumber(v: any): v is number {
  return tagOf(v) === 'Number';
}
