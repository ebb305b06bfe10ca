import { words } from './words';

/**
 * Joins the words of a text in PascalCase: each with a capital first letter.
 *
 * Kept on purpose, as in funtool 1.2.2: a word in capitals stays as it is, so that "HELLO_WORLD" loses
 * its underscore only, and `toCamelCase` gives other capitals than this.
 *
 * @param str Text to convert; split as `words` does.
 * @returns The words without separators; empty where there is no word.
 * @throws {TypeError} If `str` is not a string.
 */
export function toPascalCase(str: string): string {
  return words(str).map(capitalizeUnlessCapitals).join('');
}

function capitalizeUnlessCapitals(word: string): string {
  if (word === word.toUpperCase()) return word;
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
