/** `keyCode` of keys that an IME has processed. */
const IME_KEY_CODE = 229;

/**
 * Tells whether a key belongs to an IME. Safari ends the composition before the key event that did
 * so, and marks it by `keyCode` alone.
 */
export function isComposing({ isComposing: isUnfinished, keyCode }: KeyboardEvent): boolean {
  return isUnfinished || keyCode === IME_KEY_CODE;
}
