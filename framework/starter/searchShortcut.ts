/** What a key event says of a key. */
type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Tells whether a key opens search: Ctrl+K or Cmd+K, and nothing held beside. Keyboards whose letters are
 * not Latin have it where Latin ones have K; on all others the letter counts, wherever it is.
 */
export function isSearchShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (ctrlKey === metaKey || shiftKey || altKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}
