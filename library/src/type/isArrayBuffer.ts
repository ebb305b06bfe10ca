import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value presents itself as an `ArrayBuffer`.
 *
 * @param v Anything.
 * @returns `true` for buffers of any realm, not for views or shared buffers.
 * @throws {TypeError} If `v` is a revoked proxy, and whatever a getter of its tag throws.
 */
export function isArrayBuffer(v: any): v is ArrayBuffer {
  return tagOf(v) === 'ArrayBuffer';
}
