import { type RefObject, useEffect, useState } from 'react';
import { isComposing } from '../../../ui/isComposing';
import type { SearchResult } from '../engine/searchSource';

/**
 * Moves a selection by the arrow keys of an input, from the last result to the first one and back. Keys
 * that belong to an input method are left alone.
 *
 * @param results What can be selected; the first one is, whenever they change.
 * @param input The input that has the focus.
 * @returns The place of the selected result.
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
