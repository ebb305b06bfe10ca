import { words } from './words';

/**
 * Joins the words of a text in kebab-case: lowercase, with a hyphen between words.
 *
 * @param str Text to convert; split as `words` does, so digits are words of their own.
 * @returns ASCII lowercase letters, digits and single hyphens; empty where there is no word.
 * @throws {TypeError} If `str` is not a string.
 */
export function toKebabCase(str: string): string {
  return words(str).join('-').toLowerCase();
}
