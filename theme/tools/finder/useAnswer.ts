import { useEffect, useState } from 'react';
import type { FinderResult } from '@funtool-docs/finder/engine/answer';
import type { Pair } from '@funtool-docs/finder/engine/pair';
import { createFinder } from '@funtool-docs/finder/session/createFinder';

interface Outcome {
  pairs: Pair[];
  answer?: FinderResult;
  error?: unknown;
}

/**
 * Asks which functions give what pairs state. The sandbox opens with the first pair and closes with
 * the component.
 *
 * @param pairs The same array as long as the question is the same; empty for none.
 * @returns The last answer with its pairs, and whether it is outdated, and why there is none.
 */
export function useAnswer(pairs: Pair[]) {
  const [finder] = useState(createFinder);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => () => finder.close(), [finder]);
  useEffect(() => {
    if (pairs.length === 0) return undefined;
    let isCurrent = true;
    finder.find(pairs).then(
      (answer) => isCurrent && setOutcome({ pairs, answer }),
      (error: unknown) => {
        if (!isCurrent) return;
        console.error(error);
        setOutcome({ pairs, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [finder, pairs]);
  const { answer, error } = outcome ?? {};
  const isSettled = outcome?.pairs === pairs;
  if (pairs.length === 0 && outcome) setOutcome(undefined);
  if (pairs.length === 0) return { isLooking: false };
  return {
    answered: answer && { pairs: outcome!.pairs, answer },
    isLooking: !isSettled,
    error: isSettled ? error : undefined,
  };
}
