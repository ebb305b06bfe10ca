type DebouncedSync<T extends (...args: any[]) => any, This = any> = {
  (this: This, ...args: Parameters<T>): ReturnType<T> | void;
  cancel: () => void;
  flush: () => ReturnType<T> | void;
  pending: () => boolean;
};

/**
 * Delays a function until it has not been called for a while. Its calls give nothing.
 *
 * Kept on purpose, as in funtool 1.2.2: the result is to be had from `flush` only. Until `fn` has returned,
 * its own call counts as waiting: `flush` runs `fn` again, and a call to the wrapper is lost but leaves a
 * timer, which runs the next call too early.
 *
 * @param fn Function to delay; it runs with the arguments and `this` of the last call.
 * @param delay Milliseconds without a call, as `setTimeout` takes them.
 * @returns The delayed function. `cancel` drops a waiting call, `flush` runs it at once and returns its
 *   result, `pending` tells whether one is waiting.
 */
export function debounceSync<T extends (...args: any[]) => any, This = any>(
  fn: T,
  delay: number = 500,
): DebouncedSync<T, This> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { receiver: This; args: Parameters<T> } | undefined;

  function forget(): void {
    timer = undefined;
    waiting = undefined;
  }

  function run(): ReturnType<T> | undefined {
    if (!waiting) return undefined;
    try {
      return fn.apply(waiting.receiver, waiting.args) as ReturnType<T>;
    } finally {
      forget();
    }
  }

  function debounced(this: This, ...args: Parameters<T>): void {
    clearTimeout(timer);
    waiting = { receiver: this, args };
    timer = setTimeout(run, delay);
  }

  return Object.assign(debounced, {
    cancel() {
      clearTimeout(timer);
      forget();
    },
    flush() {
      clearTimeout(timer);
      return run();
    },
    pending: () => waiting !== undefined,
  });
}
