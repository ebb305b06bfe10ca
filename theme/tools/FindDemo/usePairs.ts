import { useEffect, useMemo, useState } from 'react';
import type { Pair } from '@funtool-docs/finder/engine/pair';
import { type PairProblem, type PairText, readPair } from '@funtool-docs/finder/query/readPair';

/** Typing rests this long before pairs are read, in milliseconds. */
const REST = 300;

interface ReadPairs {
  /** Empty as long as one of them has a problem. */
  pairs: Pair[];
  /** By place; absent where there is none, or where nobody has typed anything. */
  problems: (PairProblem | undefined)[];
}

/** Reads pairs once typing rests. The same text gives the same arrays. */
export function usePairs(typed: PairText[]): ReadPairs {
  const text = JSON.stringify(typed);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, REST, text);
    return () => clearTimeout(timer);
  }, [text]);
  return useMemo(() => readTyped(JSON.parse(rested) as PairText[]), [rested]);
}

function readTyped(typed: PairText[]): ReadPairs {
  const read = typed.map((pair) =>
    pair.input.trim() === '' && pair.result.trim() === '' ? undefined : readPair(pair),
  );
  const problems = read.map((each) => (each && 'problem' in each ? each : undefined));
  const pairs = read.filter((each) => each && !('problem' in each)) as Pair[];
  return { pairs: problems.some(Boolean) ? [] : pairs, problems };
}
