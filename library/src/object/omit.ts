import type { ExistingKeys } from '../internal/ExistingKeys';
import { enumerableKeys } from '../internal/enumerableKeys';

/**
 * Copies an object without the properties you name.
 *
 * Kept on purpose, as in funtool 1.2.2: numbers in the list match nothing, a string in place of the list
 * is searched as text, and a key named `__proto__` that stays becomes the prototype of the result.
 *
 * @param obj Source; it is not modified. Primitives have nothing to copy.
 * @param keysToOmit Names to leave out; unknown ones are ignored.
 * @returns A new plain object with the remaining own enumerable properties.
 * @throws {TypeError} If `obj` has properties and `keysToOmit` has no `includes`.
 */
export function omit<T extends object, K extends string>(
  obj: T,
  keysToOmit: K[],
): Omit<T, Extract<K, ExistingKeys<T>>> {
  const source = obj as Record<PropertyKey, unknown>;
  const rest: Record<PropertyKey, unknown> = {};
  for (const key of enumerableKeys(obj)) {
    if (!(keysToOmit as PropertyKey[]).includes(key)) rest[key] = source[key];
  }
  return rest as Omit<T, Extract<K, ExistingKeys<T>>>;
}
