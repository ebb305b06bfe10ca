/** `keyCode` of keys that an IME has processed. */
const IME_KEY_CODE = 229;

/** Tells whether a key belongs to an IME. In Safari, only `keyCode` marks the key that ends its input. */
export function isComposing({ isComposing: isUnfinished, keyCode }: KeyboardEvent): boolean {
  return isUnfinished || keyCode === IME_KEY_CODE;
}
