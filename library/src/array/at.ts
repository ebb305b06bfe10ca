/**
 * Reads one element by position, counting from the end when the position is negative.
 *
 * @param arr Array, or any array-like at run time; without a length, positions from the front still work.
 * @param index Position from `-arr.length` to `arr.length - 1`. It is not rounded: a fraction, `NaN`
 *   or a missing index finds nothing.
 * @returns The element itself, or `undefined` where nothing is stored.
 * @throws {TypeError} If `arr` is `null` or `undefined`.
 */
export function at<T>(arr: T[], index: number): T | undefined {
  if (arr.length === 0) return undefined;
  return arr[index < 0 ? arr.length + index : index];
}
