import { targetPosition } from '../internal/targetPosition';

/**
 * Removes one character at a position, or the first character of a text that is searched for.
 *
 * Kept on purpose, as in funtool 1.2.2: one UTF-16 code unit goes, whatever the length of the target. `NaN`
 * removes nothing, but joins an array in place of the text.
 *
 * @param input Text to change.
 * @param target Position from `0` to `input.length - 1`, or text whose first occurrence counts.
 * @returns The new text, or `input` where the target is not found, out of range or `NaN`.
 * @throws {TypeError} If `input` is `null`, `undefined` or a number and the target leads into it.
 */
export function removeAt(input: string, target: string | number): string {
  const position = targetPosition(input, target);
  if (position < 0 || position >= input.length) return input;
  return input.slice(0, position) + input.slice(position + 1);
}
