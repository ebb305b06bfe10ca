/**
 * Reads the built-in tag of a value, such as `Date` or `Null`.
 *
 * @param value Anything. An object can forge or hide its tag through `Symbol.toStringTag`: kept on
 *   purpose, as in funtool 1.2.2.
 * @returns What stands between `[object ` and `]`.
 * @throws {TypeError} If `value` is a revoked proxy, and whatever a getter of the tag throws.
 */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}
