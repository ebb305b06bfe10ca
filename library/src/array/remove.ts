/**
 * Copies an array without every occurrence of the listed values. The given array is left as it is.
 *
 * @param arr Source array.
 * @param values Values to leave out (compared as `Array.prototype.includes` does); a list even for one.
 * @returns A new array with the remaining elements in their order.
 * @throws {TypeError} If `arr` has no `filter`, or `arr` is not empty and `values` has no `includes`.
 */
export function remove<T>(arr: T[], values: T[]): T[] {
  return arr.filter((item) => !values.includes(item));
}
