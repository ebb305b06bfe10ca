const SEPARATORS = /[_\s-]+/g;

/**
 * Capitals up to a capitalized word, a digit or the end; otherwise lowercase letters with one capital
 * before them at most; otherwise capitals; otherwise digits. ASCII only, and "AClass" comes out as
 * "AC" and "lass": kept on purpose.
 */
const WORD = /[A-Z]{2,}(?=[A-Z][a-z]|\d|$)|[A-Z]?[a-z]+|[A-Z]+|\d+/g;

/**
 * Splits a name or phrase into its words: at separators, at changes of letter case and around digits.
 *
 * @param str Text to split. Characters other than ASCII letters and digits end a word and are dropped.
 * @returns A new array of the words in their original letter case; empty where there is none.
 * @throws {TypeError} If `str` is not a string.
 */
export function words(str: string): string[] {
  const parts = str.replace(SEPARATORS, ' ').split(' ');
  return parts.flatMap((part) => part.match(WORD) ?? []);
}
