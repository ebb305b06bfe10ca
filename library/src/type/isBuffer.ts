/**
 * Tells whether a value is a Node.js `Buffer`.
 *
 * @param v Anything.
 * @returns `false` for a plain `Uint8Array`, and where there is no global `Buffer` that can tell.
 * @throws {TypeError} If `v` is a revoked proxy.
 */
export function isBuffer(v: any): boolean {
  return (
    typeof Buffer !== 'undefined' && typeof Buffer.isBuffer === 'function' && Buffer.isBuffer(v)
  );
}
