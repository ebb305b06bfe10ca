import { type KeyboardEvent, useCallback, useState } from 'react';
import { isComposing } from '@funtool-docs/shared/dom';

/** Modifier keys of Enter, which decide where browsers open a link. */
export type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Keeps an Enter until the results of the input are known: readers type faster than search answers.
 */
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
