/**
 * Takes the part of a text between two positions.
 *
 * As natively: negative positions and `NaN` act like 0, fractions are cut down, and the positions are
 * swapped where `start` is the larger one.
 *
 * @param str Text to take from.
 * @param start First position taken, in UTF-16 code units.
 * @param end Position before which to stop; `undefined` means the end of the text at run time.
 * @returns The part, empty where both positions are equal.
 * @throws {TypeError} If `str` is no string, or a position a BigInt or symbol.
 */
export function substring(str: string, start: number, end: number): string {
  return str.substring(start, end);
}
