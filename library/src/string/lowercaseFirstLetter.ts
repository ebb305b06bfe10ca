/**
 * Lowercases the first letter of a text and leaves the rest alone.
 *
 * Kept on purpose, as in funtool 1.2.2: the first UTF-16 code unit counts, so a letter made of two of
 * them is missed, and falsy values give an empty text.
 *
 * @param str Text to change. Spaces, digits and punctuation at its start are not skipped.
 * @returns A new string; one code unit longer than the text where it begins with "İ".
 * @throws {TypeError} If `str` is a truthy value other than a string.
 */
export function lowercaseFirstLetter(str: string): string {
  if (!str) return '';
  return str.charAt(0).toLowerCase() + str.slice(1);
}
