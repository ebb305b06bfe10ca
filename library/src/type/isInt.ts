import { isNumber } from './isNumber';

/**
 * Tells whether a number has no fraction.
 *
 * @param v Anything.
 * @returns `true` for finite whole numbers of any size, wrapped or not.
 * @throws {TypeError} If `v` is a revoked proxy, or an object with the tag of a number that cannot be converted.
 */
export function isInt(v: any): boolean {
  return isNumber(v) && v % 1 === 0;
}
