/**
 * Reads the user agent of the browser, or hands on another one.
 *
 * Kept on purpose, as in funtool 1.2.2: only `undefined` leads to the browser, so an empty text and
 * `null` come back as they are.
 *
 * @param overrideUA User agent to return instead.
 * @returns The user agent, or `''` where there is none.
 * @throws {TypeError} If the global `navigator` is `null`.
 */
export function getUA(overrideUA?: string): string {
  if (overrideUA !== undefined) return overrideUA;
  if (typeof navigator === 'undefined') return '';
  return typeof navigator.userAgent === 'string' ? navigator.userAgent : '';
}
