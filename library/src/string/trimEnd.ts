/** Tries every run of white space inside the text as well, so its time grows with their square. */
const SPACE_AT_END = /\s+$/;

/**
 * Removes the white space at the end of a text, line breaks included.
 *
 * Kept on purpose, as in funtool 1.2.2: anything with a `toString` method is converted at run time,
 * while `null` and `undefined` throw; and a long run of white space inside the text is slow.
 *
 * @param str Text to clean. No-break and ideographic spaces count as white space; zero-width spaces do
 *   not.
 * @returns A new text; white space before its inner line breaks stays.
 * @throws {TypeError} If `str` is `null` or `undefined`, or its `toString` is missing or gives no string.
 */
export function trimEnd(str: string): string {
  return str.toString().replace(SPACE_AT_END, '');
}
