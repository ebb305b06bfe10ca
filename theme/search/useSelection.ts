import { type RefObject, useEffect, useState } from 'react';
import { hasModifier, isComposing } from '@funtool-docs/shared/dom';
import type { SearchResult } from '@funtool-docs/search/engine/searchSource';

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
