/**
 * Waits for a promise and gives its outcome as a pair, so that a rejection can be read instead of caught.
 *
 * Kept on purpose, as in funtool 1.2.2: `then` and `catch` are chained on the object itself, so a
 * hand-written thenable may throw at once or decide the outcome on its own.
 *
 * @param promiseOrValue A promise that has been started, or any value; functions are not called.
 * @returns A promise of `[null, value]`, or of `[reason, undefined]` where the promise rejects.
 * @throws {TypeError} If the `then` of an object that is no promise returns nothing to chain on.
 */
export function awaitTo<T>(
  promiseOrValue: Promise<T> | T,
): Promise<[unknown, undefined] | [null, T]> {
  const promise = isThenable<T>(promiseOrValue) ? promiseOrValue : Promise.resolve(promiseOrValue);
  return promise
    .then((value): [null, T] => [null, value])
    .catch((reason: unknown): [unknown, undefined] => [reason, undefined]);
}

/** Functions with a `then` are left to `Promise.resolve`, which adopts them. */
function isThenable<T>(value: unknown): value is Promise<T> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
