import { startTransition, useEffect, useState, type RefObject } from 'react';
import type {
  SearchGroup,
  SearchSource,
  SearchResult,
} from '@funtool-docs/search/engine/searchSource';
import { hasModifier, isComposing } from '@funtool-docs/shared/dom';

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
  useEffect(() => {
    if (!isDue) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const fail = (error: unknown) => {
      if (!signal.aborted) onFailure(error);
    };
    source.search(keyword, signal, fail).then((groups) => {
      if (signal.aborted) return;
      // A key need not wait for a long list.
      startTransition(() => setAnswer({ answered: keyword, groups, from: source }));
    }, fail);
    return () => controller.abort();
  }, [source, keyword, isDue, onFailure]);
  return { ...(keyword ? answer : NONE), isKnown };
}

/**
 * Moves a selection by the arrow keys of an input, wrapping around. Keys of an IME are ignored, as
 * are those with a modifier, which move or select in the text. Who hears the results moves to the first one
 * by the first key; before, it is selected for Enter.
 *
 * @param answered Whenever it changes, the first result is selected.
 * @returns Index of the selected result, and whether the reader has moved to it.
 */
export function useSelection(
  results: SearchResult[],
  answered: string,
  input: RefObject<HTMLInputElement | null>,
): { selected: number; isMoved: boolean } {
  const [selection, setSelection] = useState({ answered: '', key: '' });
  const isAbout = selection.answered === answered;
  const place = isAbout ? results.findIndex(({ key }) => key === selection.key) : -1;
  useEffect(() => {
    const element = input.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || hasModifier(event) || isComposing(event) || results.length === 0) return;
      const { key } = results.at(place < 0 && step < 0 ? -1 : (place + step) % results.length)!;
      setSelection({ answered, key });
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [input, results, answered, place]);
  return { selected: Math.max(0, place), isMoved: place >= 0 };
}
