/** Latin letters with accents, full-width forms and the ideographic space. */
const FOLDABLE = /[\u00c0-\u024f\u1e00-\u1eff\u3000\uff01-\uff5e]/g;

/**
 * Makes texts comparable: lower case, no accents, no full-width forms. No character is added or dropped,
 * so an offset in the result is one in the text.
 */
export function foldText(text: string): string {
  return text
    .replace(FOLDABLE, (char) => char.normalize('NFKD').charAt(0))
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Letters and digits of a text only, folded: `_.cloneDeep` and `Clone deep` become `clonedeep`. */
export function compactText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
