import { isApple } from '../../ui/system';

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target' | 'defaultPrevented'
>;

/**
 * Tells whether a key is Ctrl+K or Cmd+K: by its letter, or its position if that is not Latin. On
 * systems of Apple, Ctrl+K deletes to the end of the line in every text field and stays with it.
 */
export function isSearchShortcut(event: Key): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey === metaKey || shiftKey || altKey || event.defaultPrevented) return false;
  if (!(/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK')) return false;
  return !ctrlKey || !isApple() || !isTextField(event.target);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null
  );
}
