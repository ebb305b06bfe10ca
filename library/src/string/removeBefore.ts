import { targetPosition } from '../internal/targetPosition';

/**
 * Cuts a text off in front of a position, or in front of the first occurrence of a text.
 *
 * Kept on purpose, as in funtool 1.2.2: the target stays, and a position behind the end empties the text.
 *
 * @param input Text to cut.
 * @param target Position of the first character to keep, or text whose first occurrence counts.
 * @returns The rest of the text, or all of it where the target is absent, negative or `NaN`.
 * @throws {TypeError} If `input` is `null`, `undefined` or a number and the target leads into it.
 */
export function removeBefore(input: string, target: string | number): string {
  const position = targetPosition(input, target);
  return position >= 0 ? input.slice(position) : input;
}
