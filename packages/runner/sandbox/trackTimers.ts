/** Grace period for promises that are settled elsewhere, in milliseconds. */
const GRACE_PERIOD = 50;

type Timer = (callback: unknown, ...args: unknown[]) => number;
type Cancel = (id: number) => void;

const TIMERS = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
  requestIdleCallback: 'cancelIdleCallback',
} as const;

/** Replaces the timer functions of a scope; `idle` resolves when no timer is pending. */
export function trackTimers(scope: Record<string, unknown>): { idle: () => Promise<void> } {
  const wait = (scope['setTimeout'] as Timer).bind(scope);
  const pending = new Set<string>();
  let onNoTimers: (() => void) | undefined;
  const end = (key: string) => {
    if (pending.delete(key) && pending.size === 0) onNoTimers?.();
  };
  for (const [name, cancelName] of Object.entries(TIMERS)) {
    if (typeof scope[name] !== 'function') continue;
    const start = (scope[name] as Timer).bind(scope);
    const cancel = (scope[cancelName] as Cancel).bind(scope);
    const repeats = name === 'setInterval';
    scope[name] = (callback: unknown, ...args: unknown[]) => {
      if (typeof callback !== 'function') return start(callback, ...args);
      const run = (...values: unknown[]) => {
        try {
          callback(...values);
        } finally {
          if (!repeats) end(key);
        }
      };
      const id = start(run, ...args);
      const key = `${cancelName} ${id}`;
      pending.add(key);
      return id;
    };
    scope[cancelName] = (id: number) => {
      cancel(id);
      end(`${cancelName} ${id}`);
    };
  }
  const waitGracePeriod = () => new Promise<void>((resolve) => void wait(resolve, GRACE_PERIOD));
  const noTimers = () => new Promise<void>((resolve) => (onNoTimers = resolve));
  const idle = async (): Promise<void> => {
    await waitGracePeriod();
    if (pending.size === 0) return;
    await noTimers();
    await idle();
  };
  return { idle };
}
