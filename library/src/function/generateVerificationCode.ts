const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DEFAULT_CHARSET = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;
const CONFUSING = new Set('0Ool1');

/**
 * Draws a random code, without characters that are easily confused.
 *
 * Kept on purpose, as in funtool 1.2.2: letters are part of the default, and a charset of one's own is
 * filtered too unless `excludeConfusing` is exactly `false`. Draws from `Math.random`, so codes are no
 * secrets. The charset is looked at unless `len` is 0 or less.
 *
 * @param len Number of characters; fractions are cut down, and what is no number gives an empty text.
 * @param options Characters to draw from, and whether `0`, `O`, `o`, `l` and `1` are left out.
 * @throws {Error} If no character is left to draw from.
 * @throws {RangeError} If `len` is more than an array can hold.
 * @throws {TypeError} If `charset` is truthy and not a string.
 */
export function generateVerificationCode(
  len: number = 4,
  options?: { charset?: string; excludeConfusing?: boolean },
): string {
  if (len <= 0) return '';
  const charset = (options?.charset || DEFAULT_CHARSET).split('');
  const keepsAll = options?.excludeConfusing === false;
  const allowed = charset.filter((character) => keepsAll || !CONFUSING.has(character));
  if (!allowed.length) {
    throw new Error('Character set is empty after removing confusing characters.');
  }
  const draw = () => allowed[Math.floor(Math.random() * allowed.length)];
  return Array.from({ length: len }, draw).join('');
}
