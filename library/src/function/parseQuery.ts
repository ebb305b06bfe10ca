/**
 * Builds a query string from the entries of an object. Despite its name it does not read one.
 *
 * Kept on purpose, as in funtool 1.2.2: arrays are joined with commas, nested objects become
 * `[object Object]`, and anything that is not an object gives an empty text.
 *
 * @param obj Own enumerable string keys and their values; `null` and `undefined` values are left out.
 * @returns Encoded `key=value` pairs joined with `&`, without a question mark.
 * @throws {TypeError} If a value cannot be turned into text, such as a symbol.
 * @throws {URIError} If a key or value holds a lone surrogate.
 */
export function parseQuery(obj: Record<string | number, any>): string {
  if (typeof obj !== 'object' || obj === null) return '';
  return Object.entries(obj)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
}
