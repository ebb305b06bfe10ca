/** Accented Latin letters, full-width forms and the ideographic space. */
const FOLDABLE = /[\u00c0-\u024f\u1e00-\u1eff\u3000\uff01-\uff5e]/g;

/** Folds case, accents and width. The length stays the same, so offsets stay valid. */
export function foldText(text: string): string {
  return text
    .replace(FOLDABLE, (char) => char.normalize('NFKD').charAt(0))
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Folds a text and keeps letters and digits only: `_.cloneDeep` becomes `clonedeep`. */
export function compactText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
