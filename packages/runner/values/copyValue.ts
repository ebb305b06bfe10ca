/**
 * Copies a value, so that no call can change what another one is given. Functions and objects that no
 * literal writes are shared.
 */
export function copyValue<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // `map` keeps holes.
  if (Array.isArray(value)) return value.map((item) => copy(item));
  if (value instanceof Date) return new Date(value);
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof Set) return new Set([...value].map(copy));
  if (value instanceof Map)
    return new Map([...value].map(([key, item]) => [copy(key), copy(item)]));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, copy(item)]);
  return Object.fromEntries(entries);
}
