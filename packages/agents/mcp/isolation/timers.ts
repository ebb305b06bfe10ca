interface Timer {
  run: () => void;
  due: number;
  /** Milliseconds, if it repeats. */
  period?: number;
}

export interface Timers {
  /** `setTimeout` and the like, by name. */
  functions: Record<string, unknown>;
  /** Runs the timer that is due; one at a time, so that promises settle between them. */
  runTimer: () => void;
  /** Milliseconds until the next timer, or -1 if there is none. */
  untilNext: () => number;
}

/**
 * Creates timers, which the engine lacks.
 *
 * @param onError Hears of what a timer throws.
 */
export function createTimers(onError: (error: unknown) => void): Timers {
  // Kept, since code may replace it.
  const now = performance.now.bind(performance);
  const timers = new Map<number, Timer>();
  let last = 0;
  const start =
    (repeats: boolean) =>
    (callback: unknown, delay?: unknown, ...args: unknown[]): number => {
      if (typeof callback !== 'function') throw new TypeError('The callback is not a function');
      const period = Math.max(1, Math.trunc(Number(delay)) || 0);
      last += 1;
      const timer = { run: () => void callback(...args), due: now() + period };
      timers.set(last, repeats ? { ...timer, period } : timer);
      return last;
    };
  const clear = (id: unknown) => void timers.delete(Number(id));
  /** The earliest; of those due at the same time, the one that was started first. */
  const next = () => {
    let found: [number, Timer] | undefined;
    for (const entry of timers) if (!found || entry[1].due < found[1].due) found = entry;
    return found;
  };
  return {
    functions: {
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: clear,
      clearInterval: clear,
    },
    untilNext: () => {
      const found = next();
      return found ? Math.max(0, found[1].due - now()) : -1;
    },
    runTimer() {
      const found = next();
      if (!found || found[1].due > now()) return;
      const [id, { run, period }] = found;
      if (period === undefined) timers.delete(id);
      else timers.set(id, { run, due: now() + period, period });
      try {
        run();
      } catch (error) {
        onError(error);
      }
    },
  };
}
