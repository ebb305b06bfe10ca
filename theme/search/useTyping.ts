import { useEffect, useState, type KeyboardEvent, useCallback } from 'react';
import { isComposing } from '@funtool-docs/shared/dom';

/** Typing has to rest this long before a search, in milliseconds. */
export const DEBOUNCE = 150;

/**
 * Watches a reader type, also while the code that searches is still on its way. What a keyboard composes counts: that
 * of Android composes every word.
 *
 * @param text What the input holds.
 * @returns True if nothing was typed for as long as a search is debounced.
 */
export function useTyping(text: string): boolean {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(setRested, DEBOUNCE, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}

/** Modifier keys of Enter, which decide where browsers open a link. */
export type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Keeps an Enter until the results of the input are known: readers type faster than search answers. */
export function usePendingEnter() {
  const [enter, setEnter] = useState<ModifierKeys>();
  const forget = useCallback(() => setEnter(undefined), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (key.startsWith('Arrow')) forget();
    if (key !== 'Enter') return;
    // The focus may return to the search button meanwhile, which Enter would press.
    event.preventDefault();
    if (currentTarget.value.trim()) setEnter({ ctrlKey, metaKey, shiftKey });
  };
  return { enter, forget, onKeyDown };
}
