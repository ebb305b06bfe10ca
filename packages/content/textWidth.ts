/** East Asian scripts, punctuation and full-width forms. */
const WIDE = /[\u2e80-\uffef]/g;

/** Measures a text in columns, of which a Han character takes two. */
export function textWidth(text: string): number {
  return Array.from(text).length + (text.match(WIDE) ?? []).length;
}
