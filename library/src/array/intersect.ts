/**
 * Keeps the elements of the first array that the second array also contains.
 *
 * Repeated elements of the first array stay repeated, as in funtool 1.2.2: this is a filter, not the
 * intersection of two sets.
 *
 * @param arr1 Decides the order and the repetitions of the result.
 * @param arr2 Only asked whether it contains a value (compared as `Array.prototype.includes` does).
 * @returns A new array; empty where nothing is shared.
 * @throws {TypeError} If `arr1` has no `filter`, or `arr1` is not empty and `arr2` has no `includes`.
 */
export function intersect<T>(arr1: T[], arr2: T[]): T[] {
  return arr1.filter((item) => arr2.includes(item));
}
