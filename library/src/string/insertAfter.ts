import { targetPosition } from '../internal/targetPosition';

/**
 * Inserts text behind the character at a position, or behind the first character of a text that is
 * searched for.
 *
 * Kept on purpose, as in funtool 1.2.2: a longer target is split, because the insertion goes one code
 * unit behind its start; `NaN` inserts at the front; an empty input stays empty.
 *
 * @param input Text to insert into.
 * @param insertText Text to insert, without any special sequences.
 * @param target Position from `0` to `input.length - 1`, or text whose first occurrence counts.
 * @returns The new text, or `input` where the target is not found or out of range.
 * @throws {TypeError} If `input` is `null`, `undefined` or a number and the target leads into it.
 */
export function insertAfter(input: string, insertText: string, target: string | number): string {
  const position = targetPosition(input, target);
  if (position < 0 || position >= input.length) return input;
  return input.slice(0, position + 1) + insertText + input.slice(position + 1);
}
