type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Tells whether a key is Ctrl+K or Cmd+K: by its letter, or its position if that is not Latin. */
export function isSearchShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (ctrlKey === metaKey || shiftKey || altKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}
