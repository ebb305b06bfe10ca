/**
 * Tells whether a value has a `then` method.
 *
 * Kept on purpose, as in funtool 1.2.2: a falsy value comes back as it is, so the result is not always
 * a boolean.
 *
 * @param v Anything.
 * @returns `true` for every thenable, `false` for any other truthy value.
 * @throws Whatever reading `then` throws.
 */
export function isPromise(v: any): boolean {
  return v && typeof v.then === 'function';
}
