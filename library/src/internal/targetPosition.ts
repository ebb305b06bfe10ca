/**
 * Turns a target into a position: a number is one already, anything else is searched for as text.
 *
 * @param input Text to search; not touched for a number.
 * @param target Position, or text whose first occurrence counts.
 * @returns The number as it is (not rounded, not checked), or the start of the occurrence, `-1`
 *   without one.
 * @throws {TypeError} If `target` is not a number and `input` has no `indexOf`.
 */
export function targetPosition(input: string, target: string | number): number {
  return typeof target === 'number' ? target : input.indexOf(target);
}
