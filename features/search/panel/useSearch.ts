import { type RefObject, useEffect, useState } from 'react';
import type { SearchGroup, SearchSource } from '../engine/searchSource';
import { DEBOUNCE } from './debounce';

interface Answer {
  /** Empty before the first answer. */
  answered: string;
  groups: SearchGroup[];
  /** Whose answer it is; another source is asked again. */
  from?: SearchSource;
}

const NONE: Answer = { answered: '', groups: [] };

interface Search {
  source: SearchSource;
  keyword: string;
  input: RefObject<HTMLInputElement | null>;
  isUrgent: boolean;
  onFailure: (error: unknown) => void;
}

/**
 * Searches while the reader types, debounced; skips unfinished IME input and outdated answers.
 *
 * @returns The last answer, and whether it is for the current input.
 */
export function useSearch({ source, keyword, input, isUrgent, onFailure }: Search) {
  const [answer, setAnswer] = useState(NONE);
  const [rested, setRested] = useState('');
  const isComposing = useComposing(input);
  const isKnown = answer.answered === keyword;
  const isFinal = keyword === '' || (isKnown && answer.from === source);
  const isDue = !isComposing && !isFinal && (isUrgent || rested === keyword);
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
        if (!signal.aborted) setAnswer({ answered: keyword, groups, from: source });
      },
      (error: unknown) => {
        if (!signal.aborted) onFailure(error);
      },
    );
    return () => controller.abort();
  }, [source, keyword, isDue, onFailure]);
  return { ...(keyword ? answer : NONE), isKnown };
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
