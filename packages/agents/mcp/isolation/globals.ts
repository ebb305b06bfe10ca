interface Timer {
  run: () => void;
  due: number;
  /** Milliseconds, if it repeats. */
  period?: number;
}

interface Timers {
  /** `setTimeout` and the like, by name. */
  functions: Record<string, unknown>;
  /** Runs the timer that is due; one at a time, so that promises settle between them. */
  runTimer: () => void;
  /** Milliseconds until the next timer, or -1 if there is none. */
  untilNext: () => number;
}

type Scope = Record<string, unknown>;

/** Code gets this as the event of an error that nothing has caught. */
interface UncaughtEvent {
  preventDefault: () => void;
  error?: unknown;
  reason?: unknown;
}

export interface Globals extends Omit<Timers, 'functions'> {
  /** Hears of an error that nothing has caught. */
  onUncaught: (type: 'error' | 'unhandledrejection', thrown: unknown) => void;
}

/**
 * Gives the engine, which has the language and little else, globals that the evaluator and code of
 * the web expect.
 *
 * @param lack Hears of what is lacking.
 */
export function addGlobals(lack: (what: string) => void): Globals {
  const scope = globalThis as unknown as Scope;
  const listeners = new Map<string, (event: UncaughtEvent) => void>();
  const onUncaught: Globals['onUncaught'] = (type, thrown) => {
    const key = type === 'error' ? 'error' : 'reason';
    listeners.get(type)?.({ preventDefault: () => {}, [key]: thrown });
  };
  const { functions, ...timers } = createTimers((error) => onUncaught('error', error));
  Object.assign(scope, functions, {
    self: scope,
    console: {},
    addEventListener: (type: string, listener: (event: UncaughtEvent) => void) =>
      void listeners.set(type, listener),
    queueMicrotask: (run: () => void) => void Promise.resolve().then(() => run()),
    structuredClone: copyWithoutTransfer(structuredClone, lack),
  });
  Math.random = createRandom();
  return { ...timers, onUncaught };
}

function copyWithoutTransfer(
  copy: typeof structuredClone,
  lack: (what: string) => void,
): (value: unknown, options?: StructuredSerializeOptions) => unknown {
  return (value, options) => {
    if (!options?.transfer?.length) return copy(value);
    lack('transfer of structuredClone');
    throw new Error('transfer is not available here');
  };
}

/** The engine's own sequence would be the same in every run, which starts from the same memory. */
function createRandom(): () => number {
  const { crypto } = globalThis;
  return () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}

/**
 * Creates timers, which the engine lacks.
 *
 * @param onError Hears of what a timer throws.
 */
function createTimers(onError: (error: unknown) => void): Timers {
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
