type DebouncedSync<T extends (...args: any[]) => any, This = any> = {
  (this: This, ...args: Parameters<T>): ReturnType<T> | void;
  cancel: () => void;
  flush: () => ReturnType<T> | void;
  pending: () => boolean;
};

/**
 * Delays a function until it has not been called for a while. Its calls give nothing.
 *
 * Kept on purpose, as in funtool 1.2.2: the result is to be had from `flush` only, and a call that the
 * function makes to its own wrapper is lost.
 *
 * @param fn Function to delay; it runs with the arguments and `this` of the last call.
 * @param delay Milliseconds without a call, as `setTimeout` takes them.
 * @returns The delayed function. `cancel` drops a waiting call, `flush` runs it at once and returns its
 *   result, `pending` tells whether one is waiting.
 * @example
 * const save = debounceSync((text: string) => text.length, 10);
 * save('draft');
 * save.flush(); // => 5
 */
export function debounceSync<T extends (...args: any[]) => any, This = any>(
  fn: T,
  delay: number = 500,
): DebouncedSync<T, This> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { receiver: This; args: Parameters<T> } | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function run(): ReturnType<T> {
    cancel();
    try {
      return fn.apply(waiting!.receiver, waiting!.args) as ReturnType<T>;
    } finally {
      cancel();
    }
  }

  function debounced(this: This, ...args: Parameters<T>): void {
    cancel();
    waiting = { receiver: this, args };
    timer = setTimeout(run, delay);
  }

  return Object.assign(debounced, {
    cancel,
    flush: () => (timer === undefined ? undefined : run()),
    pending: () => timer !== undefined,
  });
}
