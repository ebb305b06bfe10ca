import { isPlainObject } from '../internal/isPlainObject';

/**
 * Merges two objects at every level: plain objects key by key, arrays position by position. Anything
 * else of the second side replaces what the first has.
 *
 * Kept on purpose, as in funtool 1.2.2: parts found on one side only are shared, `undefined` overwrites
 * in objects but not in arrays, a missing `source` is the result itself, and a key named `__proto__`
 * replaces the prototype of the result.
 *
 * @param target The base; it is not modified.
 * @param source Wins on conflicts; it is not modified.
 * @returns A new object or array, or `source` itself unless both are plain objects or both arrays.
 * @throws {RangeError} If both sides are nested too deeply for the call stack, or both contain a cycle
 *   along the same path.
 */
export function mergeDeep<T extends object, U extends object>(target: T, source: U): T & U {
  return mergeValues(target, source) as T & U;
}

function mergeValues(target: unknown, source: unknown): unknown {
  if (Array.isArray(target) && Array.isArray(source)) return mergeArrays(target, source);
  if (isPlainObject(target) && isPlainObject(source)) return mergeObjects(target, source);
  return source;
}

function mergeArrays(target: unknown[], source: unknown[]): unknown[] {
  const length = Math.max(target.length, source.length);
  return Array.from({ length }, (_, index) =>
    source[index] === undefined ? target[index] : mergeValues(target[index], source[index]),
  );
}

function mergeObjects(
  target: Record<PropertyKey, unknown>,
  source: Record<PropertyKey, unknown>,
): Record<PropertyKey, unknown> {
  const merged = { ...target };
  for (const key of Reflect.ownKeys(source)) {
    if (!Object.prototype.propertyIsEnumerable.call(source, key)) continue;
    merged[key] = mergeValues(target[key], source[key]);
  }
  return merged;
}
