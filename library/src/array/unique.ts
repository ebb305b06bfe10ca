/**
 * Keeps each distinct value of an array once, at its first position.
 *
 * @param arr Source array; any iterable at run time. `null` and `undefined` count as empty.
 * @returns A new plain array.
 * @throws {TypeError} If `arr` is neither iterable nor `null` or `undefined`.
 */
export function unique<T>(arr: T[]): T[] {
  return [...new Set(arr)];
}
