/** Invisible or direction-changing characters, which can disguise code; not those in emoji. */
export const SPECIAL_CHARS =
  /(?![\t\n\r])(?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?=\u200D|\uFE0F))[\p{DI}\p{Cc}\p{Cf}\u2028\u2029]/gu;

export const SPECIAL_CLASS = 'ft-special';

/** Formats a code point: `U+202E`. */
export function nameCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Writes special characters of code as escapes of UTF-16, which strings and patterns read alike. */
export const escapeSpecialChars = (code: string): string =>
  code.replace(SPECIAL_CHARS, (char) =>
    char.replace(/[^]/g, (unit) => nameCodePoint(unit.charCodeAt(0)).replace('U+', '\\u')),
  );

/** Splits a text at its special characters, which are replaced by their names. */
export function splitSpecialChars(text: string): { text: string; isSpecial: boolean }[] {
  const pieces: ReturnType<typeof splitSpecialChars> = [];
  let end = 0;
  for (const { 0: char, index } of text.matchAll(SPECIAL_CHARS)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isSpecial: false });
    pieces.push({ text: nameCodePoint(char.codePointAt(0)!), isSpecial: true });
    end = index + char.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isSpecial: false });
  return pieces;
}
