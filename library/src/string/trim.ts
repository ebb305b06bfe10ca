/** Tries every run of white space inside the text as well, so its time grows with their square. */
const OUTER_SPACE = /^\s+|\s+$/g;

/**
 * Removes the white space at both ends of a text.
 *
 * Kept on purpose, as in funtool 1.2.2: anything with a `toString` method is converted at run time,
 * while `null` and `undefined` throw; and a long run of white space inside the text is slow.
 *
 * @param str Text to clean. Line breaks, no-break and ideographic spaces count as white space;
 *   zero-width spaces do not.
 * @returns A new text; empty where there was nothing but white space.
 * @throws {TypeError} If `str` is `null` or `undefined`, or its `toString` is missing or gives no string.
 */
export function trim(str: string): string {
  return str.toString().replace(OUTER_SPACE, '');
}
