/**
 * Replaces every occurrence of a text by another one, both taken literally.
 *
 * Splitting and joining, as in funtool 1.2.2, is kept on purpose where it differs from the native
 * method: an empty target fills the gaps only, a missing replacement becomes a comma, and what a
 * regular expression captures stays.
 *
 * @param str Text to change.
 * @param target Text to look for; `undefined` finds nothing at run time.
 * @param replacement Text to put in; a dollar sign has no special meaning.
 * @returns A new text.
 * @throws {TypeError} If `str` is no string, or `replacement` is a symbol.
 */
export function replaceAll(str: string, target: string, replacement: string): string {
  return str.split(target).join(replacement);
}
