/**
 * Copies the properties that a function chooses into a new object.
 *
 * Kept on purpose, as in funtool 1.2.2: inherited enumerable properties are offered as well, symbol keys
 * never, and a getter that is chosen is read twice.
 *
 * @param obj Source; it is not modified. `null` and `undefined` have nothing to pick.
 * @param predicate Called with value and key; any truthy answer takes the property over.
 * @returns A new plain object.
 * @throws {TypeError} If `obj` has properties and `predicate` is not a function.
 */
export function pickBy<T extends object>(
  obj: T,
  predicate: (value: T[keyof T], key: keyof T) => boolean,
): Partial<T> {
  const picked: Partial<T> = {};
  // oxlint-disable-next-line eslint/guard-for-in -- inherited properties count
  for (const key in obj) {
    if (predicate(obj[key], key)) picked[key] = obj[key];
  }
  return picked;
}
