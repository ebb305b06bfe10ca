import { isArray } from './isArray';
import { isArrayBuffer } from './isArrayBuffer';
import { isBoolean } from './isBoolean';
import { isDataView } from './isDataView';
import { isDate } from './isDate';
import { isMap } from './isMap';
import { isPlainObject } from './isPlainObject';
import { isRegExp } from './isRegExp';
import { isSet } from './isSet';
import { isTypedArray } from './isTypedArray';

/**
 * Compares two values by content.
 *
 * Kept on purpose, as in funtool 1.2.2: a plain object switches the order of arrays off for everything
 * below it, a map or set switches it on; symbols are compared by description; invalid dates differ, and so do
 * two objects with the tag of a boolean, forged or not; cycles are not detected.
 *
 * @param a One value; its keys and elements are visited.
 * @param b Another value.
 * @param options Whether the order of arrays counts, where only arrays lead to them.
 * @param seen Handed down without effect.
 * @returns `true` for the same reference, equal primitives (`NaN` equals itself, `0` equals `-0`) and
 *   equal content of plain objects, arrays, dates, patterns, maps, sets and binary data.
 * @throws {RangeError} If both values contain a cycle at the same place, or are nested very deeply.
 */
export function isEqual(
  a: any,
  b: any,
  options: boolean | { ordered: boolean } = true,
  seen: WeakMap<object, object> = new WeakMap(),
): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a === 'symbol' && typeof b === 'symbol') return a.description === b.description;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (isDate(a) && isDate(b)) return a.getTime() === b.getTime();
  if (isRegExp(a) && isRegExp(b)) return String(a) === String(b);
  if (isMap(a) && isMap(b)) return a.size === b.size && isEqualInOrder([...a], [...b], true, seen);
  if (isSet(a) && isSet(b)) return a.size === b.size && isEqualInOrder([...a], [...b], true, seen);
  if (isArrayBuffer(a) && isArrayBuffer(b))
    return hasSameBytes(new Uint8Array(a), new Uint8Array(b));
  if (isBinaryView(a) && isBinaryView(b)) return isEqualView(a, b);
  if (isBoolean(a) && isBoolean(b)) return false;
  if (isArray(a) && isArray(b)) return isEqualArray(a, b, options, seen);
  return isEqualObject(a, b, seen);
}

type Options = boolean | { ordered: boolean };
type Seen = WeakMap<object, object>;

function isEqualArray(a: unknown[], b: unknown[], options: Options, seen: Seen): boolean {
  if (a.length !== b.length) return false;
  const isOrdered = typeof options === 'boolean' || !options ? options !== false : options.ordered;
  return isOrdered ? isEqualInOrder(a, b, options, seen) : isEqualInAnyOrder(a, b, options, seen);
}

function isEqualInOrder(a: unknown[], b: unknown[], options: Options, seen: Seen): boolean {
  return Array.from(a).every((element, index) => isEqual(element, b[index], options, seen));
}

/** Pairs each element with one that has no partner yet, so duplicates count. */
function isEqualInAnyOrder(a: unknown[], b: unknown[], options: Options, seen: Seen): boolean {
  const rest = Array.from(b);
  return Array.from(a).every((element) => {
    const partner = rest.findIndex((other) => isEqual(element, other, options, seen));
    if (partner >= 0) rest.splice(partner, 1);
    return partner >= 0;
  });
}

function isEqualObject(a: object, b: object, seen: Seen): boolean {
  if (isArray(a) || isArray(b) || !isPlainObject(a) || !isPlainObject(b)) return false;
  const [mine, theirs] = [a, b] as Record<string, unknown>[];
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(mine![key], theirs![key], false, seen))
  );
}

function isBinaryView(value: object): value is ArrayBufferView {
  return isTypedArray(value) || isDataView(value);
}

function isEqualView(a: ArrayBufferView, b: ArrayBufferView): boolean {
  return a.constructor === b.constructor && hasSameBytes(bytesOf(a), bytesOf(b));
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function hasSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
