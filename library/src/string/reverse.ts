/**
 * Puts the UTF-16 code units of a text in opposite order.
 *
 * Kept on purpose, as in funtool 1.2.2: emoji and other characters of two code units break, and an
 * accent stored on its own moves to another letter.
 *
 * @param str Text to reverse; not converted.
 * @returns A new text of the same length.
 * @throws {TypeError} If `str` is not a string.
 */
export function reverse(str: string): string {
  // oxlint-disable-next-line unicorn/no-array-reverse -- the array is new; old engines lack toReversed
  return str.split('').reverse().join('');
}
