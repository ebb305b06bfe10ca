/**
 * Joins two arrays and keeps each distinct value once, at its first position.
 *
 * @param arr1 First source; any iterable at run time.
 * @param arr2 Second source; any iterable at run time.
 * @returns A new plain array.
 * @throws {TypeError} If either source is not iterable.
 */
export function union<T>(arr1: T[], arr2: T[]): T[] {
  return [...new Set([...arr1, ...arr2])];
}
