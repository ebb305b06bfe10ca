/**
 * Tells whether an object's prototype chain has at most one level: a literal, or an object without a
 * prototype.
 *
 * @param value Anything.
 * @returns `true` for plain objects of any realm.
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
