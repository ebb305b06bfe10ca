/**
 * Tells whether the code runs in Node.js, judged by the global `process`.
 *
 * @returns `true` also where a DOM is emulated in Node.js.
 * @throws {TypeError} If the global `process` is `null`.
 */
export function isNodeJS(): boolean {
  return typeof process !== 'undefined' && Boolean(process.versions?.node);
}
