import { type RefObject, useEffect, useState } from 'react';
import { DEBOUNCE } from './debounce';

/** How far a reader is with what an input holds. */
export interface Typing {
  /** Whether an IME has unfinished text in it. */
  isComposing: boolean;
  /** Whether nothing was typed for as long as a search is debounced. */
  hasRested: boolean;
}

/** Watches a reader type, also while the code that searches is still on its way. */
export function useTyping(input: RefObject<HTMLInputElement | null>, text: string): Typing {
  const isComposing = useComposing(input);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (isComposing) return undefined;
    const timer = setTimeout(setRested, DEBOUNCE, text);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  return { isComposing, hasRested: rested === text };
}

function useComposing(input: RefObject<HTMLInputElement | null>): boolean {
  const [isComposing, setComposing] = useState(false);
  useEffect(() => {
    const element = input.current;
    const onStart = () => setComposing(true);
    const onEnd = () => setComposing(false);
    element?.addEventListener('compositionstart', onStart);
    element?.addEventListener('compositionend', onEnd);
    return () => {
      element?.removeEventListener('compositionstart', onStart);
      element?.removeEventListener('compositionend', onEnd);
    };
  }, [input]);
  return isComposing;
}
