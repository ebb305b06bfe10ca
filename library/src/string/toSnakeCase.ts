import { words } from './words';

/**
 * Joins the words of a text in snake_case: lowercase, with an underscore between words.
 *
 * @param str Text to convert; split as `words` does, so digits are words of their own and a leading
 *   underscore is lost.
 * @returns ASCII lowercase letters, digits and single underscores; empty where there is no word.
 * @throws {TypeError} If `str` is not a string.
 */
export function toSnakeCase(str: string): string {
  return words(str).join('_').toLowerCase();
}
