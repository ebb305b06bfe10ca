import { words } from './words';

/**
 * Joins the words of a text in camelCase: the first in lowercase, each later one with a capital.
 *
 * Kept on purpose, as in funtool 1.2.2: a falsy value gives an empty text, while a text without any word
 * throws, unlike in the other converters.
 *
 * @param str Text to convert; split as `words` does.
 * @returns The words without separators; acronyms are lowered like other words.
 * @throws {TypeError} If `str` is not empty but has no ASCII letter or digit, or is a truthy value other
 *   than a string.
 */
export function toCamelCase(str: string): string {
  if (!str) return '';
  const [first, ...rest] = words(str);
  return first!.toLowerCase() + rest.map(capitalize).join('');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
