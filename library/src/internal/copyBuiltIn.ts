import { isDate } from '../type/isDate';
import { isMap } from '../type/isMap';
import { isRegExp } from '../type/isRegExp';
import { isSet } from '../type/isSet';
import { isPlainObject } from './isPlainObject';

/**
 * Copies a date, pattern, collection or binary view, one level deep.
 *
 * Kept on purpose, as in funtool 1.2.2: subclasses become the base class, a `DataView` grows to its
 * whole buffer, and a Node `Buffer` shares its memory (its `slice` makes a view). The tag decides: dates and
 * patterns of another realm are copied, proxies of them and collections with a tag of their own are not.
 *
 * @param value An object.
 * @returns The copy, or `undefined` for any other kind of object.
 * @throws {TypeError} If an object that is not plain forges the tag of a date.
 */
export function copyBuiltIn(value: object): object | undefined {
  if (isPlainObject(value)) return undefined;
  if (isDate(value)) return new Date(value.getTime());
  if (isRegExp(value)) return new RegExp(value.source, value.flags);
  if (isMap(value)) return new Map(value);
  if (isSet(value)) return new Set(value);
  if (value instanceof DataView) return new DataView(value.buffer.slice(0));
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  return undefined;
}
