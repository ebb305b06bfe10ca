type ThrottledSync<T extends (...args: any[]) => void, This = any> = {
  (this: This, ...args: Parameters<T>): void;
  cancel: () => void;
  flush: () => void;
  pending: () => boolean;
};

/**
 * Runs a function at once and then at most once an interval, with the last call at the end of it. Its
 * calls give nothing.
 *
 * Kept on purpose, as in funtool 1.2.2: a delayed run that throws leaves `pending` true, and a run at
 * once does not stop a timer that is overdue, which then calls the function without arguments.
 *
 * @param fn Function to limit; it runs with the arguments and `this` of the last call.
 * @param interval Least distance of two starts in milliseconds, measured with `Date.now`.
 * @returns The limited function. `cancel` drops a waiting call, `flush` runs it at once, `pending` tells
 *   whether one is waiting. A run at once and `flush` throw what `fn` throws.
 */
export function throttleSync<T extends (...args: any[]) => void, This = any>(
  fn: T,
  interval: number = 500,
): ThrottledSync<T, This> {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { receiver: This; args: Parameters<T> } | undefined;

  function run(): void {
    last = Date.now();
    fn.apply(waiting?.receiver, waiting?.args ?? []);
    forget();
  }

  function forget(): void {
    timer = undefined;
    waiting = undefined;
  }

  function throttled(this: This, ...args: Parameters<T>): void {
    waiting = { receiver: this, args };
    const rest = interval - (Date.now() - last);
    if (!last || rest <= 0) run();
    else timer ??= setTimeout(run, rest);
  }

  return Object.assign(throttled, {
    cancel() {
      clearTimeout(timer);
      forget();
    },
    flush() {
      clearTimeout(timer);
      if (timer !== undefined) run();
    },
    pending: () => timer !== undefined,
  });
}
