import { APPLE, WAIT_EVENT, WAITED_EVENT } from './sharedNames';

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Tells whether a key or a press has a modifier: browsers and systems have uses for those. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** `keyCode` of keys that an IME has processed. */
const IME_KEY_CODE = 229;

/** Tells whether a key belongs to an IME. In Safari, only `keyCode` marks the key that ends its input. */
export function isComposing({ isComposing: isUnfinished, keyCode }: KeyboardEvent): boolean {
  return isUnfinished || keyCode === IME_KEY_CODE;
}

/**
 * Opens every `details` that holds the target of the address, which the browser leaves closed.
 *
 * @returns The innermost one.
 */
export function openDetails(): HTMLDetailsElement | null {
  const id = location.hash.slice(1);
  const target = id && document.getElementById(id);
  const first = (target && target.closest('details')) || null;
  for (let details = first; details; details = details.parentElement!.closest('details')) {
    details.open = true;
  }
  return first;
}

/** Scrolls only the container; the element is centred unless it is visible already. */
export function scrollIntoContainer(scroller: Element, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  scroller.scrollTop += top - frame.top - frame.height / 2;
}

/** Tells whether the page is read on a system of Apple; in browsers only. */
export function isApple(): boolean {
  return document.documentElement.hasAttribute(APPLE);
}

/** Names the modifier of shortcuts on the reader's system; in browsers only. */
export function modifierKey(): string {
  return isApple() ? '⌘' : 'Ctrl';
}

/** Has the page show that a control waits, as it does before hydration (`packages/islands/starter/waiting.ts`). */
export function waitFor(control: Element, loading: Promise<unknown>): void {
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  const end = () => void tell(WAITED_EVENT);
  tell(WAIT_EVENT);
  loading.then(end, end);
}
