import { targetPosition } from '../internal/targetPosition';

/**
 * Cuts a text off behind a position, or behind the first character of a text that is searched for.
 *
 * Kept on purpose, as in funtool 1.2.2: the character at the position stays, and a longer target is cut
 * itself.
 *
 * @param input Text to cut.
 * @param target Position of the last character to keep, or text whose first occurrence counts.
 * @returns The beginning of the text, or all of it where the target is absent, negative or `NaN`.
 * @throws {TypeError} If `input` is `null`, `undefined` or a number and the target leads into it.
 */
export function removeAfter(input: string, target: string | number): string {
  const position = targetPosition(input, target);
  return position >= 0 ? input.slice(0, position + 1) : input;
}
