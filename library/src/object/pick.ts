import type { ExistingKeys } from '../internal/ExistingKeys';

/**
 * Copies the properties you name into a new object.
 *
 * Kept on purpose, as in funtool 1.2.2: inherited members are picked as well, and picking `__proto__`
 * sets the prototype of the result.
 *
 * @param obj Source; it is not modified.
 * @param keysToPick Names to take over, in the order of the result; unknown ones are ignored.
 * @returns A new plain object.
 * @throws {TypeError} If `obj` is a primitive and the list is not empty, or the list is not iterable.
 */
export function pick<T extends object, K extends string>(
  obj: T,
  keysToPick: readonly K[],
): Pick<T, Extract<K, ExistingKeys<T>>> {
  const source = obj as Record<string, unknown>;
  const picked: Record<string, unknown> = {};
  for (const key of keysToPick) {
    if (key in source) picked[key] = source[key];
  }
  return picked as Pick<T, Extract<K, ExistingKeys<T>>>;
}
