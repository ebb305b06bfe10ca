import { APPLE } from './sharedNames';

/** Tells whether the page is read on a system of Apple; in browsers only. */
export function isApple(): boolean {
  return document.documentElement.hasAttribute(APPLE);
}

/** Names the modifier of shortcuts on the reader's system; in browsers only. */
export function modifierKey(): string {
  return isApple() ? '⌘' : 'Ctrl';
}
