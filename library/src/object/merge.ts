import { isPrimitive } from '../type/isPrimitive';

/**
 * Combines two objects into a new one, one level deep; properties of the second win.
 *
 * Kept on purpose, as in funtool 1.2.2: `target` is spread, so its getters become values, whereas the
 * properties of `source` keep their getters, setters and read-only flags. The result is a plain object
 * even for arrays and class instances.
 *
 * @param target The base; it is not modified. `null` and `undefined` count as empty.
 * @param source Wins where both have a property, even with `undefined`; primitives count as empty.
 * @returns A new plain object that shares the nested objects of both sides.
 */
export function merge<T extends object, U extends object>(target: T, source: U): T & U {
  const merged = { ...target } as T & U;
  if (isPrimitive(source)) return merged;
  for (const key of Reflect.ownKeys(source)) {
    const descriptor = Object.getOwnPropertyDescriptor(source, key);
    if (descriptor?.enumerable) Object.defineProperty(merged, key, descriptor);
  }
  return merged;
}
