import { useEffect, useState } from 'react';
import type { SearchGroup, SearchSource } from '@funtool-docs/search/engine/searchSource';

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
  /** True once typing has rested (`useTyping`). */
  hasRested: boolean;
  /** True to ask before typing has rested. */
  isUrgent: boolean;
  onFailure: (error: unknown) => void;
}

/**
 * Searches once typing has rested; skips outdated answers.
 *
 * @returns The last answer, and whether it is for the current input.
 */
export function useSearch({ source, keyword, hasRested, isUrgent, onFailure }: Search) {
  const [answer, setAnswer] = useState(NONE);
  const isKnown = answer.answered === keyword;
  const isFinal = keyword === '' || (isKnown && answer.from === source);
  const isDue = !isFinal && (isUrgent || hasRested);
  useEffect(() => source.prepare?.(keyword), [source, keyword]);
  useEffect(() => {
    if (!isDue) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const fail = (error: unknown) => {
      if (!signal.aborted) onFailure(error);
    };
    source.search(keyword, signal, fail).then((groups) => {
      if (!signal.aborted) setAnswer({ answered: keyword, groups, from: source });
    }, fail);
    return () => controller.abort();
  }, [source, keyword, isDue, onFailure]);
  return { ...(keyword ? answer : NONE), isKnown };
}
