type Throttled<T extends (...args: any[]) => any, This = any> = {
  (this: This, ...args: Parameters<T>): Promise<ReturnType<T> | undefined>;
  cancel: () => void;
  flush: () => Promise<ReturnType<T> | undefined>;
  pending: () => boolean;
};

interface WaitingCall<T extends (...args: any[]) => any> {
  receiver: unknown;
  args: Parameters<T>;
  resolve: (result: ReturnType<T>) => void;
}

/**
 * Runs a function at once and then at most once an interval, with the last call at the end of it, and
 * promises its result.
 *
 * Kept on purpose, as in funtool 1.2.2: only the promise of the last waiting call settles; a delayed run
 * that throws leaves `pending` true; and a run at once does not stop a timer that is overdue, which
 * then calls the function without arguments.
 *
 * @param fn Function to limit; it runs with the arguments and `this` of the last call.
 * @param interval Least distance of two starts in milliseconds, measured with `Date.now`.
 * @returns The limited function. `cancel` drops a waiting call, `flush` runs it at once, and throws what
 *   `fn` throws; `pending` tells whether one is waiting.
 */
export function throttle<T extends (...args: any[]) => any, This = any>(
  fn: T,
  interval: number = 500,
): Throttled<T, This> {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: WaitingCall<T> | undefined;

  function run(): ReturnType<T> {
    last = Date.now();
    const result = fn.apply(waiting?.receiver, waiting?.args ?? []) as ReturnType<T>;
    waiting?.resolve(result);
    forget();
    return result;
  }

  function forget(): void {
    timer = undefined;
    waiting = undefined;
  }

  function throttled(this: This, ...args: Parameters<T>) {
    return new Promise<ReturnType<T> | undefined>((resolve) => {
      waiting = { receiver: this, args, resolve };
      const rest = interval - (Date.now() - last);
      if (!last || rest <= 0) run();
      else timer ??= setTimeout(run, rest);
    });
  }

  return Object.assign(throttled, {
    cancel() {
      clearTimeout(timer);
      forget();
    },
    flush() {
      clearTimeout(timer);
      return Promise.resolve(timer === undefined ? undefined : run());
    },
    pending: () => timer !== undefined,
  });
}
