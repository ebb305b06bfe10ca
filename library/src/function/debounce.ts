type Debounced<T extends (...args: any[]) => any, This = any> = {
  (this: This, ...args: Parameters<T>): Promise<ReturnType<T> | undefined>;
  cancel: () => void;
  flush: () => Promise<ReturnType<T> | undefined>;
  pending: () => boolean;
};

interface WaitingCall<T extends (...args: any[]) => any> {
  receiver: unknown;
  args: Parameters<T>;
  resolve: (result: ReturnType<T>) => void;
  reject: (reason: unknown) => void;
}

/**
 * Delays a function until it has not been called for a while, and promises its result.
 *
 * Kept on purpose, as in funtool 1.2.2: only the promise of the last call settles, a cancelled one
 * rejects with a text, and an error in a delayed run also leaves the timer. Until `fn` has returned, its own
 * call counts as waiting: `flush` runs `fn` again, `cancel` rejects, and a call to the wrapper is lost but
 * leaves a timer, which runs the next call too early.
 *
 * @param fn Function to delay; it runs with the arguments and `this` of the last call.
 * @param delay Milliseconds without a call, as `setTimeout` takes them.
 * @returns The delayed function. `cancel` drops a waiting call, `flush` runs it at once, and throws what
 *   `fn` throws; `pending` tells whether one is waiting.
 */
export function debounce<T extends (...args: any[]) => any, This = any>(
  fn: T,
  delay: number = 500,
): Debounced<T, This> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: WaitingCall<T> | undefined;

  function forget(): void {
    timer = undefined;
    waiting = undefined;
  }

  function run(): ReturnType<T> | undefined {
    if (!waiting) return undefined;
    try {
      const result = fn.apply(waiting.receiver, waiting.args) as ReturnType<T>;
      waiting?.resolve(result);
      return result;
    } catch (error) {
      waiting?.reject(error);
      throw error;
    } finally {
      forget();
    }
  }

  function debounced(this: This, ...args: Parameters<T>) {
    return new Promise<ReturnType<T> | undefined>((resolve, reject) => {
      clearTimeout(timer);
      waiting = { receiver: this, args, resolve, reject };
      timer = setTimeout(run, delay);
    });
  }

  return Object.assign(debounced, {
    cancel() {
      clearTimeout(timer);
      waiting?.reject('Debounced call canceled');
      forget();
    },
    flush() {
      clearTimeout(timer);
      return Promise.resolve(run());
    },
    pending: () => waiting !== undefined,
  });
}
