/**
 * Joins copies of a text without a separator.
 *
 * Kept on purpose, as in funtool 1.2.2: a missing or unreadable count gives an empty text, while a
 * negative one throws.
 *
 * @param str Text to repeat; not converted.
 * @param count How many copies; a fraction is cut off.
 * @returns The copies in a row; empty for a count of 0.
 * @throws {TypeError} If `str` is not a string, or `count` is a BigInt or a symbol.
 * @throws {RangeError} If `count` is -1 or less, infinite, or more than the engine can hold.
 */
export function repeat(str: string, count: number): string {
  return str.repeat(count);
}
