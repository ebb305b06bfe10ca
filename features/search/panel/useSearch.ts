import { type RefObject, useEffect, useState } from 'react';
import type { SearchGroup, SearchSource } from '../engine/searchSource';

/** How long typing must rest before a search, in milliseconds (specification, section 9). */
const DEBOUNCE = 150;

interface Answer {
  /** The query that was answered; empty before the first one. */
  answered: string;
  groups: SearchGroup[];
}

const NONE: Answer = { answered: '', groups: [] };

/** What is searched, and how. */
interface Search {
  source: SearchSource;
  /** What stands in the input, without the space around it. */
  keyword: string;
  input: RefObject<HTMLInputElement | null>;
  /** Whether the reader waits for the results already, so that typing need not rest. */
  isUrgent: boolean;
  /** Called when the source fails. */
  onFailure: (error: unknown) => void;
}

/**
 * Searches while the reader types. Text that an input method has not finished is not searched, and late
 * answers to earlier queries are dropped.
 *
 * @returns The last answer, and whether it is the one to what stands in the input.
 */
export function useSearch({ source, keyword, input, isUrgent, onFailure }: Search) {
  const [answer, setAnswer] = useState(NONE);
  const [rested, setRested] = useState('');
  const isComposing = useComposing(input);
  const isKnown = answer.answered === keyword;
  const isDue = !isComposing && !isKnown && (isUrgent || rested === keyword);
  useEffect(() => {
    if (isComposing) return undefined;
    source.prepare?.(keyword);
    const timer = setTimeout(setRested, DEBOUNCE, keyword);
    return () => clearTimeout(timer);
  }, [source, keyword, isComposing]);
  useEffect(() => {
    if (!isDue) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    source.search(keyword, signal).then(
      (groups) => {
        if (!signal.aborted) setAnswer({ answered: keyword, groups });
      },
      (error: unknown) => {
        if (!signal.aborted) onFailure(error);
      },
    );
    return () => controller.abort();
  }, [source, keyword, isDue, onFailure]);
  return { ...(keyword ? answer : NONE), isKnown };
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
