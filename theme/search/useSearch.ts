import { useEffect, useState } from 'react';
import type { SearchGroup, SearchSource } from '@funtool-docs/search/engine/searchSource';
import type { Typing } from './useTyping';

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
  typing: Typing;
  /** True to ask before typing has rested. */
  isUrgent: boolean;
  onFailure: (error: unknown) => void;
}

/**
 * Searches once `useTyping` says that typing has rested; skips unfinished IME input and outdated
 * answers.
 *
 * @returns The last answer, and whether it is for the current input.
 */
export function useSearch({ source, keyword, typing, isUrgent, onFailure }: Search) {
  const { isComposing, hasRested } = typing;
  const [answer, setAnswer] = useState(NONE);
  const isKnown = answer.answered === keyword;
  const isFinal = keyword === '' || (isKnown && answer.from === source);
  const isDue = !isComposing && !isFinal && (isUrgent || hasRested);
  useEffect(() => {
    if (!isComposing) source.prepare?.(keyword);
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
