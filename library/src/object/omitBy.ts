import { enumerableKeys } from '../internal/enumerableKeys';

/**
 * Copies an object without the properties that a function chooses.
 *
 * Kept on purpose, as in funtool 1.2.2: a getter that stays is read twice, and symbol keys are offered
 * while inherited properties are not, the other way round than with `pickBy`.
 *
 * @param obj Source; it is not modified. Primitives have nothing to copy.
 * @param predicate Called with value and key; any truthy answer leaves the property out.
 * @returns A new plain object with the other own enumerable properties.
 * @throws {TypeError} If `obj` has properties and `predicate` is not a function.
 */
export function omitBy<T extends object>(
  obj: T,
  predicate: (value: T[keyof T], key: keyof T) => boolean,
): Partial<T> {
  const rest: Partial<T> = {};
  for (const key of enumerableKeys(obj) as (keyof T)[]) {
    if (!predicate(obj[key], key)) rest[key] = obj[key];
  }
  return rest;
}
