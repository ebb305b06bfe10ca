import { isInt } from './isInt';
import { isNumber } from './isNumber';

/**
 * Tells whether a value is a number that `isInt` rejects.
 *
 * Kept on purpose, as in funtool 1.2.2: `NaN` and the infinities are not whole, so they pass.
 *
 * @param v Anything.
 * @returns `true` for fractions.
 * @throws {TypeError} If `v` is a revoked proxy, or an object with the tag of a number that cannot be converted.
 */
export function isFloat(v: any): boolean {
  return isNumber(v) && !isInt(v);
}
