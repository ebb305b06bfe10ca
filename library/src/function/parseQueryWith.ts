/**
 * Builds a query string from the texts that a function makes of an object's entries. It does not read a
 * query string.
 *
 * Kept on purpose, as in funtool 1.2.2: nothing is encoded, an empty text leaves an empty part, and an
 * answer other than a text drops the entry without a word.
 *
 * @param obj Own enumerable string keys and their values, `null` and `undefined` included.
 * @param serializer Called with key and value; answers with the text of the entry, or `null` to skip it.
 * @returns The answers joined with `&`, or an empty text if `obj` is not an object.
 * @throws {TypeError} If `obj` has entries and `serializer` is not a function.
 */
export function parseQueryWith(
  obj: Record<string, any>,
  serializer: (key: string, value: any) => string | null,
): string {
  if (typeof obj !== 'object' || obj === null) return '';
  return Object.entries(obj)
    .map(([key, value]) => serializer(key, value))
    .filter((part) => typeof part === 'string')
    .join('&');
}
