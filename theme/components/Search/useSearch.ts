import { type RefObject, useEffect, useState } from 'react';
import type { SearchGroup, SearchSource } from '../../support/search/searchSource';

/** How long typing must rest before a search, in milliseconds (specification, section 9). */
const DEBOUNCE = 150;

interface Answer {
  /** The query that was answered; empty before the first one. */
  answered: string;
  groups: SearchGroup[];
}

const NONE: Answer = { answered: '', groups: [] };

/**
 * Searches while the reader types. Text that an input method has not finished is not searched, and late
 * answers to earlier queries are dropped.
 */
export function useSearch(
  source: SearchSource,
  query: string,
  input: RefObject<HTMLInputElement | null>,
): Answer {
  const [answer, setAnswer] = useState(NONE);
  const isComposing = useComposing(input);
  const keyword = query.trim();
  useEffect(() => {
    if (isComposing) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    source.prepare?.(keyword);
    const timer = setTimeout(async () => {
      const groups = await source.search(keyword, signal);
      if (!signal.aborted) setAnswer({ answered: keyword, groups });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [source, keyword, isComposing]);
  return keyword ? answer : NONE;
}

/** Tells whether an input method is composing text in an input. */
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
