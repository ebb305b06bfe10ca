import { targetPosition } from '../internal/targetPosition';

/**
 * Inserts text in front of a position, or in front of the first occurrence of a text.
 *
 * Kept on purpose, as in funtool 1.2.2: `NaN` inserts at the front, and the length itself is a valid
 * position, unlike in `insertAfter`.
 *
 * @param input Text to insert into.
 * @param insertText Text to insert, without any special sequences.
 * @param target Position from `0` to `input.length`, or text whose first occurrence counts.
 * @returns The new text, or `input` where the target is not found or out of range.
 * @throws {TypeError} If `input` is `null`, `undefined` or a number and the target leads into it.
 */
export function insertBefore(input: string, insertText: string, target: string | number): string {
  const position = targetPosition(input, target);
  if (position < 0 || position > input.length) return input;
  return input.slice(0, position) + insertText + input.slice(position);
}
