import { isArray } from './isArray';
import { isDate } from './isDate';
import { isNaN } from './isNaN';
import { isNil } from './isNil';
import { isPlainObject } from './isPlainObject';
import { isString } from './isString';

/**
 * Tells whether a value holds nothing: no text, no number other than zero, no elements or no keys.
 *
 * Kept on purpose, as in funtool 1.2.2: maps, sets, typed arrays and class instances are never empty.
 *
 * @param v Anything.
 * @returns `true` for `null`, `undefined`, blank text, `0`, `NaN`, an array without length, a plain object
 *   without enumerable text keys and an invalid date.
 * @throws {TypeError} If `v` is a revoked proxy, or an object with the tag of a string or date and without
 *   its methods.
 */
export function isEmpty(v: any): boolean {
  if (isNil(v)) return true;
  if (isString(v)) return v.trim() === '';
  if (typeof v === 'number') return v === 0 || isNaN(v);
  if (isArray(v)) return v.length === 0;
  if (isPlainObject(v)) return Object.keys(v).length === 0;
  return isDate(v) && isNaN(v.getTime());
}
