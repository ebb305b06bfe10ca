/**
 * Lowers a text, turns underscores and hyphens into spaces and capitalizes each word.
 *
 * Kept on purpose, as in funtool 1.2.2: only `a` to `z` are capitalized, and any other character before
 * one of them, an apostrophe or an accented letter too, makes it the start of a word.
 *
 * @param str Text to convert. Unlike the name converters this does not split camelCase, and keeps
 *   punctuation, white space and letters outside ASCII.
 * @returns The text with single spaces in place of runs of underscores and hyphens.
 * @throws {TypeError} If `str` is not a string.
 */
export function toTitleCase(str: string): string {
  return str
    .toLowerCase()
    .replace(/[_-]+/g, ' ')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
