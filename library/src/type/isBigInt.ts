import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a bigint or a `BigInt` wrapper object.
 *
 * @param v Anything.
 * @returns `false` for numbers, however large; does not narrow the type.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isBigInt(v: any): boolean {
  return tagOf(v) === 'BigInt';
}
