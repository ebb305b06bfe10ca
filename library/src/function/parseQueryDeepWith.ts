/**
 * Builds a query string from an object at every level, with keys that a function makes of the path to each
 * value. It does not read a query string.
 *
 * Kept on purpose, as in funtool 1.2.2: objects without keys of their own vanish, dates among them, and a
 * value cannot be left out: whatever `pathBuilder` answers becomes a key. The key of `null` or `undefined` is
 * not encoded, other than by `parseQueryDeep`.
 *
 * @param obj Own enumerable string keys and their values, nested to any depth.
 * @param pathBuilder Called once for each value with the encoded keys and positions that lead to it.
 * @returns `key=value` pairs joined with `&`, or an empty text if `obj` is not an object.
 * @throws {TypeError} If `obj` holds a value and `pathBuilder` is not a function.
 * @throws {RangeError} If `obj` contains itself.
 * @throws {URIError} If a key or value that is written holds a lone surrogate.
 */
export function parseQueryDeepWith(
  obj: Record<string, any>,
  pathBuilder: (path: string[]) => string,
): string {
  if (typeof obj !== 'object' || obj === null) return '';
  return pairsOf(obj, [], pathBuilder).join('&');
}

function pairsOf(
  value: unknown,
  path: string[],
  pathBuilder: (path: string[]) => string,
): string[] {
  if (typeof value !== 'object' || value === null) {
    return [`${pathBuilder(path)}=${encodeURIComponent(String(value))}`];
  }
  return entriesOf(value)
    .filter(([, item]) => item !== null && item !== undefined)
    .flatMap(([key, item]) => pairsOf(item, [...path, encodeURIComponent(key)], pathBuilder));
}

/** Of an array its positions alone, whatever else it carries, such as the `index` of a match. */
function entriesOf(value: object): [key: string, item: unknown][] {
  return Array.isArray(value)
    ? value.map((item, index) => [String(index), item])
    : Object.entries(value);
}
