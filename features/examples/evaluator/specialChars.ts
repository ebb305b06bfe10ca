/**
 * Characters that show nothing or turn the direction of text around, so that it reads as something else
 * than it is; those that join emoji are no concern.
 */
export const SPECIAL_CHARS =
  /(?![\t\n\r])(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?=\u200D|\uFE0F))[\p{DI}\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Class of what stands in the place of such a character. */
export const SPECIAL_CLASS = 'ft-special';

/**
 * Names a character by its code point: `U+202E`.
 *
 * @param codePoint The code point.
 */
export function nameCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A piece of a text, or the name of a special character in it. */
interface Piece {
  text: string;
  isSpecial: boolean;
}

/**
 * Splits a text where it has special characters.
 *
 * @param text Any text.
 * @returns Its pieces in order, with each special character as its name.
 */
export function splitSpecialChars(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: char, index } of text.matchAll(SPECIAL_CHARS)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isSpecial: false });
    pieces.push({ text: nameCodePoint(char.codePointAt(0)!), isSpecial: true });
    end = index + char.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isSpecial: false });
  return pieces;
}
