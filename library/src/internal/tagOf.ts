/**
 * Reads the built-in tag of a value, such as `Date` or `Null`.
 *
 * @param value Anything. An object can present any tag through `Symbol.toStringTag`.
 * @returns What stands between `[object ` and `]`.
 * @throws {TypeError} If `value` is a revoked proxy, and whatever a getter of the tag throws.
 */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}
