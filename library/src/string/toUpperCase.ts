/**
 * Converts a text to uppercase, in the same way for every language.
 *
 * Anything with a `toString` method is converted at run time, as in funtool 1.2.2: kept on purpose,
 * while `null` and `undefined` throw.
 *
 * @param str Text to convert.
 * @returns A new text; it can be longer, as `'ß'` becomes `'SS'`.
 * @throws {TypeError} If `str` is `null` or `undefined`, or its `toString` gives no string.
 */
export function toUpperCase(str: string): string {
  return str.toString().toUpperCase();
}
