/**
 * Removes the white space at the start of a text.
 *
 * Kept on purpose, as in funtool 1.2.2: anything with a `toString` method is converted at run time,
 * while `null` and `undefined` throw.
 *
 * @param str Text to clean. Line breaks, no-break and ideographic spaces and the byte order mark count
 *   as white space; zero-width spaces do not.
 * @returns A new text; the indentation of its later lines stays.
 * @throws {TypeError} If `str` is `null` or `undefined`, or its `toString` is missing or gives no string.
 */
export function trimStart(str: string): string {
  return str.toString().replace(/^\s+/, '');
}
