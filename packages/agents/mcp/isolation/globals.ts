import { createTimers, type Timers } from './timers';

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
