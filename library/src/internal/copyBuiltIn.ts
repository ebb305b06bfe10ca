/**
 * Copies a date, pattern, collection or binary view, one level deep.
 *
 * Kept on purpose, as in funtool 1.2.2: subclasses become the base class, a `DataView` grows to its
 * whole buffer, and a Node `Buffer` shares its memory (its `slice` makes a view).
 *
 * @param value An object.
 * @returns The copy, or `undefined` for any other kind of object.
 */
export function copyBuiltIn(value: object): object | undefined {
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof Map) return new Map(value);
  if (value instanceof Set) return new Set(value);
  if (value instanceof DataView) return new DataView(value.buffer.slice(0));
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  return undefined;
}
