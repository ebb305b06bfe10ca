/**
 * Copies the own enumerable string-keyed properties of an object onto a new one with its prototype.
 *
 * Assigning, as funtool 1.2.2 does, is kept on purpose: getters become values, an inherited setter is
 * called, and a property named `__proto__` replaces the prototype of the copy.
 *
 * @param source The object to copy; a function gives an object that cannot be called.
 * @param replace What to store instead of a value; every value stays as it is by default.
 */
export function copyProperties(
  source: object,
  replace: (value: unknown, key: string) => unknown = (value) => value,
): object {
  const copy = Object.create(Object.getPrototypeOf(source)) as Record<string, unknown>;
  for (const key of Object.keys(source)) {
    copy[key] = replace((source as Record<string, unknown>)[key], key);
  }
  return copy;
}
