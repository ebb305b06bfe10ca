/**
 * Builds a query string from an object at every level, with brackets: `price[min]=10&tags[]=new`. It does
 * not read a query string.
 *
 * Kept on purpose, as in funtool 1.2.2: objects without keys of their own vanish, dates among them, array
 * items have no index, and the brackets are not encoded.
 *
 * @param obj Own enumerable string keys and their values, nested to any depth.
 * @returns Encoded `key=value` pairs joined with `&`, or an empty text if `obj` is not an object.
 * @throws {RangeError} If `obj` contains itself.
 * @throws {URIError} If a key or value holds a lone surrogate; keys of values that are left out count.
 */
export function parseQueryDeep(obj: Record<string, any>): string {
  if (typeof obj !== 'object' || obj === null) return '';
  return Object.entries(obj)
    .flatMap(([key, value]) => pairsOf(value, encodeURIComponent(key)))
    .join('&');
}

function pairsOf(value: unknown, name: string): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [`${name}=${encodeURIComponent(String(value))}`];
  if (Array.isArray(value)) return value.flatMap((item) => pairsOf(item, `${name}[]`));
  return Object.entries(value).flatMap(([key, item]) =>
    pairsOf(item, `${name}[${encodeURIComponent(key)}]`),
  );
}
