/** Copies an object that is neither plain nor of a class that literals and `parseValue` know. */
type CopyOther = (value: object) => object;

/**
 * Copies a value, so that no call can change what another one is given.
 *
 * @param copyOther Copies objects that no literal writes; by default they are shared.
 */
export function copyValue<T>(value: T, copyOther: CopyOther = (other) => other): T {
  return copy(value, copyOther) as T;
}

function copy(value: unknown, copyOther: CopyOther): unknown {
  if (typeof value === 'function') return copyOther(value);
  if (typeof value !== 'object' || value === null) return value;
  const copyItem = (item: unknown) => copy(item, copyOther);
  // `map` keeps holes.
  if (Array.isArray(value)) return value.map(copyItem);
  if (value instanceof Date) return new Date(value);
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof Set) return new Set([...value].map(copyItem));
  if (value instanceof Map)
    return new Map([...value].map(([key, item]) => [copyItem(key), copyItem(item)]));
  if (Object.getPrototypeOf(value) !== Object.prototype) return copyOther(value);
  const entries = Object.entries(value).map(([key, item]) => [key, copyItem(item)]);
  return Object.fromEntries(entries);
}
