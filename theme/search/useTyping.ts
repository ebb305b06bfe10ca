import { useEffect, useState } from 'react';
import { DEBOUNCE } from './debounce';

/** The state of what a reader types into an input. */
export interface Typing {
  /** True if an IME has unfinished text in it. */
  isComposing: boolean;
  /** True if nothing was typed for as long as a search is debounced. */
  hasRested: boolean;
}

/**
 * Watches a reader type, also while the code that searches is still on its way.
 *
 * @param text What the input holds.
 * @returns The state of typing, and the handlers of the input that it needs.
 */
export function useTyping(text: string) {
  const [isComposing, setComposing] = useState(false);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (isComposing) return undefined;
    const timer = setTimeout(setRested, DEBOUNCE, text);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  const typing: Typing = { isComposing, hasRested: rested === text };
  return {
    typing,
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
}
