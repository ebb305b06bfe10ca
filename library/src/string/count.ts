/**
 * Counts the matches of a pattern in a text.
 *
 * `substr` is compiled as a regular expression, as in funtool 1.2.2: kept on purpose, so a dot counts
 * every character and an empty text counts every position.
 *
 * @param str Text to search.
 * @param substr Source of a regular expression; escape what shall be taken literally. Of a `RegExp`,
 *   the flags are dropped.
 * @returns How many matches there are that do not overlap.
 * @throws {SyntaxError} If `substr` is no valid regular expression, such as `'+'`.
 * @throws {TypeError} If `str` is no string.
 */
export function count(str: string, substr: string): number {
  return str.match(new RegExp(substr, 'g'))?.length ?? 0;
}
