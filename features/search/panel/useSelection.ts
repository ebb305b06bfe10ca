import { type RefObject, useEffect, useState } from 'react';
import { isComposing } from '../../../ui/isComposing';
import type { SearchResult } from '../engine/searchSource';

/**
 * Moves a selection by the arrow keys of an input, wrapping around. Keys of an IME are ignored.
 *
 * @param results Whenever they change, the first one is selected.
 * @returns Index of the selected result.
 */
export function useSelection(
  results: SearchResult[],
  input: RefObject<HTMLInputElement | null>,
): number {
  const keys = results.map(({ key }) => key).join('\n');
  const [selection, setSelection] = useState({ keys, place: 0 });
  const place = selection.keys === keys ? selection.place : 0;
  const count = results.length;
  useEffect(() => {
    const element = input.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || isComposing(event) || count === 0) return;
      setSelection({ keys, place: (place + step + count) % count });
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [input, keys, place, count]);
  return place;
}
