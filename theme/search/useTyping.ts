import { useEffect, useState } from 'react';
import { DEBOUNCE } from './debounce';

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
