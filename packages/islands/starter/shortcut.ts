import { isApple } from '@funtool-docs/shared/dom';

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target' | 'defaultPrevented'
>;

/** Returns the control whose shortcut a key is, as its `aria-keyshortcuts` says: Ctrl or Cmd, and a letter. */
export function findByShortcut(event: Key): HTMLElement | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (ctrlKey === metaKey || shiftKey || altKey || event.defaultPrevented) return null;
  // On systems of Apple, Ctrl with a letter edits text in every field, and stays with it.
  if (ctrlKey && isApple() && isTextField(target)) return null;
  // The position of a key serves where its letter is not Latin.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code?.slice(3);
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${letter}`;
  return document.querySelector(`[aria-keyshortcuts~="${keys}"]`);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null
  );
}
