type TypedArrayTypes =
  | Uint8Array
  | Uint8ClampedArray
  | Uint16Array
  | Uint32Array
  | BigUint64Array
  | Int8Array
  | Int16Array
  | Int32Array
  | BigInt64Array
  | Float32Array
  | Float64Array;

/**
 * Tells whether a value is a typed array of any kind and realm.
 *
 * Kept on purpose, as in funtool 1.2.2: a `DataView` of another realm passes, as only the one of this
 * realm is excluded.
 *
 * @param v Anything.
 * @returns `true` for Node buffers as well; never throws.
 */
export function isTypedArray(v: any): v is TypedArrayTypes {
  return ArrayBuffer.isView(v) && !(v instanceof DataView);
}
