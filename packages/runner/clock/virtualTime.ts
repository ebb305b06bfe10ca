import { AsyncResource } from 'node:async_hooks';

interface Timer {
  due: number;
  run: () => void;
}

/** A clock of its own for timers, `Date` and `performance`. */
export interface VirtualTime {
  /** Waits for a promise; whenever nothing else is left to do, the next timer runs at once. */
  settle: <Value>(promise: Promise<Value>) => Promise<Value>;
  /** Lets this many milliseconds pass. */
  skip: (ms: number) => void;
  /**
   * Begins again at the same time, without the timers of before, whatever a call has replaced.
   *
   * @param readingMs What each reading of the clock takes, as on a machine that does other things besides.
   */
  reset: (readingMs?: number) => void;
}

const START = Date.UTC(2026, 0);

/** Reading the clock takes this long, so that a call which waits for it in a loop comes to an end. */
const READING_MS = 0.01;

const SHORTEST_MS = 1;

/** Work outside of the thread, such as reading a blob, gets this much real time to end. */
const MAX_IDLE_MS = 2000;

/**
 * Replaces timers and clock of this thread, so that calls with delays take no time, always happen in
 * the same order, however busy the machine is, and see the same time in every build.
 */
export function installVirtualTime(target: typeof globalThis = globalThis): VirtualTime {
  const timers = new Map<number, Timer>();
  let now = START;
  let reading = READING_MS;
  let last = 0;
  const set = (id: number, delay: unknown, run: () => void): number => {
    // Node.js waits as long at least; without that, what starts itself anew would stop the clock.
    const due = now + Math.max(Number(delay) || 0, SHORTEST_MS);
    // The call that has started it, not the one that waits, is the cause of what it does.
    timers.set(id, { due, run: AsyncResource.bind(run) });
    return id;
  };
  const start = (run: (...args: unknown[]) => void, delay: unknown, ...args: unknown[]) =>
    set(++last, delay, () => run(...args));
  const repeat = (run: (...args: unknown[]) => void, delay: unknown, ...args: unknown[]) => {
    const id = ++last;
    const again = () => {
      set(id, delay, again);
      run(...args);
    };
    return set(id, delay, again);
  };
  const stop = (id: number) => void timers.delete(id);
  const read = () => (now += reading);
  const floor = () => Math.floor(read());
  const VirtualDate = virtualDate(target.Date);
  const install = () => {
    Object.assign(target, {
      setTimeout: start,
      clearTimeout: stop,
      setInterval: repeat,
      clearInterval: stop,
    });
    target.Date = VirtualDate;
    target.Date.now = floor;
    target.performance.now = read;
  };
  install();
  const runNext = (): boolean => {
    const [next] = [...timers].toSorted(([, a], [, b]) => a.due - b.due);
    if (!next) return false;
    const [id, { due, run }] = next;
    timers.delete(id);
    now = Math.max(now, due);
    // A turn of its own, where an error is one that nobody catches.
    nextTurn(run);
    return true;
  };
  return {
    settle: (promise) => settle(promise, runNext),
    skip: (ms) => void (now += ms),
    reset(readingMs = READING_MS) {
      reading = readingMs;
      timers.clear();
      now = START;
      install();
    },
  };
}

/** A call may replace `now`; what is made without arguments has the time that it gives. */
function virtualDate(Clock: DateConstructor): DateConstructor {
  const Replaced = new Proxy(Clock, {
    construct: (_, args: [], made) =>
      Reflect.construct(Clock, args.length > 0 ? args : [Clock.now()], made) as Date,
    apply: () => new Replaced().toString(),
  });
  // Copies are made by the constructor of what is copied.
  Clock.prototype.constructor = Replaced;
  return Replaced;
}

async function settle<Value>(promise: Promise<Value>, runNext: () => boolean): Promise<Value> {
  let settled = false;
  const done = () => void (settled = true);
  promise.then(done, done);
  for (let idleSince = realNow(); realNow() - idleSince < MAX_IDLE_MS;) {
    // oxlint-disable-next-line no-await-in-loop -- until nothing is left to do
    await turn();
    if (settled) return promise;
    if (runNext()) idleSince = realNow();
  }
  throw new DOMException('The call never settles.', 'TimeoutError');
}

const { setImmediate: nextTurn } = globalThis;
const realNow = performance.now.bind(performance);

function turn(): Promise<void> {
  return new Promise((resolve) => void nextTurn(resolve));
}
