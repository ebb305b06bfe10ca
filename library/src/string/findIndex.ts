/**
 * Finds where a text first occurs in another one.
 *
 * @param str Text to search. An array works by accident at run time: its elements are compared.
 * @param substr Text to look for, taken literally. Other values are turned into text, also `undefined`.
 * @returns Zero-based index in UTF-16 code units, or `-1` if there is none.
 * @throws {TypeError} If `str` has no `indexOf` method.
 */
export function findIndex(str: string, substr: string): number {
  return str.indexOf(substr);
}
