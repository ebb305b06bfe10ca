import { useCallback, useEffect, useState } from 'react';
import { keepWork, recallWork } from '@funtool-docs/islands/client/keptWork';

/**
 * State of a text field that outlasts the page in its tab (`keptWork.ts`). The page hydrates with what
 * was prerendered, and shows kept text then.
 *
 * @param name Of the field, unique on the page.
 */
export function useKeptText(name: string, initial: string): [string, (text: string) => void] {
  const [text, setText] = useState(initial);
  useEffect(() => {
    const kept = recallWork(name);
    // oxlint-disable-next-line react/set-state-in-effect -- a prerendered page has no storage
    if (typeof kept === 'string') setText(kept);
  }, [name]);
  const change = useCallback(
    (typed: string) => {
      setText(typed);
      keepWork(name, typed === initial ? undefined : typed);
    },
    [name, initial],
  );
  return [text, change];
}
