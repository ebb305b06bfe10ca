/** Code of keys that belong to an input method. */
const PROCESSED = 229;

/**
 * Tells whether a key belongs to an input method. Safari has ended the composition by the time it tells
 * of the key that did so, and marks it by its code alone.
 */
export function isComposing({ isComposing: isUnfinished, keyCode }: KeyboardEvent): boolean {
  return isUnfinished || keyCode === PROCESSED;
}
