/**
 * Tells whether a value is a `Blob` or `File` of the current window.
 *
 * @param v Anything.
 * @returns `false` for blobs of another realm, and where there is no global `Blob`.
 * @throws {TypeError} If `v` is a revoked proxy.
 */
export function isBlob(v: any): v is Blob {
  return typeof Blob !== 'undefined' && v instanceof Blob;
}
