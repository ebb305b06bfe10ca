import { targetPosition } from '../internal/targetPosition';

/**
 * Converts one character to uppercase, at a position or where a text begins.
 *
 * Kept on purpose, as in funtool 1.2.2: a longer target is not converted as a whole, and a position that
 * is not whole throws.
 *
 * @param input Text to change.
 * @param target Position from `0` to `input.length - 1`, or text whose first occurrence counts.
 * @returns The new text, or `input` where the target is not found or out of range.
 * @throws {TypeError} If the position is `NaN` or a fraction within the text, or `input` is `null`,
 *   `undefined` or a number.
 */
export function toUpperAt(input: string, target: string | number): string {
  const position = targetPosition(input, target);
  if (position < 0 || position >= input.length) return input;
  return input.slice(0, position) + input[position]!.toUpperCase() + input.slice(position + 1);
}
