import { type KeyboardEvent, useCallback, useState } from 'react';
import { isComposing } from '../../../ui/isComposing';

/** Modifier keys held with Enter, by which browsers decide where a link opens. */
export type HeldKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Keeps an Enter until the results of what was typed are known: readers type faster than search answers.
 *
 * @returns The keys held with the Enter that waits, if one does; what makes the input tell its keys; and
 *   what forgets the Enter, since the reader wants something else by now or it was done.
 */
export function useEnter() {
  const [enter, setEnter] = useState<HeldKeys>();
  const forget = useCallback(() => setEnter(undefined), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const { key, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (key.startsWith('Arrow')) forget();
    if (key !== 'Enter') return;
    // The focus may go back to the search button meanwhile, which the key would press.
    event.preventDefault();
    if (currentTarget.value.trim()) setEnter({ ctrlKey, metaKey, shiftKey });
  };
  return { enter, forget, onKeyDown };
}
