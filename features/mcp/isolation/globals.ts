import type { Host, UncaughtType } from './host';

type Scope = Record<string, unknown>;

/** What code gets as an event of an error that nothing has caught. */
interface UncaughtEvent {
  preventDefault: () => void;
  error?: unknown;
  reason?: unknown;
}

/**
 * Gives a context the globals of the web that it lacks. All functions are its own, since those of
 * the host would lead code out of it; classes that only the host has lead to no more than their
 * own kind, for it compiles no code.
 */
export function addGlobals(host: Host): void {
  const scope = globalThis as unknown as Scope;
  addTimers(scope, host);
  const now = () => host.now();
  scope['performance'] = { now };
  scope['structuredClone'] = (value: unknown, { transfer = [] }: StructuredSerializeOptions = {}) =>
    host.clone(value, transfer);
  scope['queueMicrotask'] = (run: () => void) => void Promise.resolve().then(() => run());
  scope['self'] = scope;
  for (const [name, load] of Object.entries(host.web)) addLater(scope, name, load);
  addListeners(scope, host);
}

function addTimers(scope: Scope, host: Host): void {
  const start =
    (repeats: boolean) =>
    (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
      host.setTimer(() => run(...args), Number(delay) || 0, repeats);
  const clear = (id: unknown) => host.clearTimer(Number(id));
  Object.assign(scope, {
    setTimeout: start(false),
    setInterval: start(true),
    clearTimeout: clear,
    clearInterval: clear,
  });
}

function addListeners(scope: Scope, host: Host): void {
  const listeners = new Map<string, (event: UncaughtEvent) => void>();
  scope['addEventListener'] = (type: string, listener: (event: UncaughtEvent) => void) =>
    void listeners.set(type, listener);
  host.onUncaught((type: UncaughtType, thrown) => {
    const key = type === 'error' ? 'error' : 'reason';
    listeners.get(type)?.({ preventDefault: () => {}, [key]: thrown });
  });
}

/** Defines a global that is loaded when it is first read. */
function addLater(scope: Scope, name: string, load: () => unknown): void {
  const define = (value: unknown) =>
    Object.defineProperty(scope, name, { value, writable: true, configurable: true });
  const get = () => {
    const value = load();
    define(value);
    return value;
  };
  Object.defineProperty(scope, name, { get, set: define, configurable: true });
}
