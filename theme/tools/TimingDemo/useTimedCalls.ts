import { debounce, throttle } from 'funtool/function';
import { useEffect, useMemo, useReducer } from 'react';

/** Times in milliseconds since 1970. */
export type Runs = Record<'calls' | 'debounce' | 'throttle', number[]>;

interface State {
  runs: Runs;
  /** Counts when the calls last came to rest. */
  settled: Record<keyof Runs, number> | undefined;
}

type Action = { lane: keyof Runs; time: number } | 'clear';

const START: State = { runs: { calls: [], debounce: [], throttle: [] }, settled: undefined };

/**
 * Passes calls on to a debounced and a throttled function, and records their runs.
 *
 * @param delay In milliseconds; without one only the calls are recorded.
 */
export function useTimedCalls(delay: number | undefined) {
  const [{ runs, settled }, dispatch] = useReducer(reduce, START);
  const limited = useMemo(() => {
    if (delay === undefined) return undefined;
    const record = (lane: keyof Runs) => () => dispatch({ lane, time: Date.now() });
    return {
      debounced: debounce(record('debounce'), delay),
      throttled: throttle(record('throttle'), delay),
    };
  }, [delay]);
  useEffect(
    () => () => {
      limited?.debounced.cancel();
      limited?.throttled.cancel();
    },
    [limited],
  );
  const call = () => {
    dispatch({ lane: 'calls', time: Date.now() });
    void limited?.throttled();
    // A cancelled call rejects.
    limited?.debounced().catch(() => {});
  };
  const clear = () => dispatch('clear');
  return { runs, settled, call, clear };
}

function reduce(state: State, action: Action): State {
  if (action === 'clear') return START;
  const { lane, time } = action;
  const runs = { ...state.runs, [lane]: [...state.runs[lane], time] };
  return { runs, settled: lane === 'debounce' ? countsOf(runs) : state.settled };
}

function countsOf({ calls, debounce: debounced, throttle: throttled }: Runs) {
  return { calls: calls.length, debounce: debounced.length, throttle: throttled.length };
}
