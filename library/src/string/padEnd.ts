/**
 * Fills a text up at its end until it has the wanted length.
 *
 * Unlike `trim` and the case functions, `str` is not converted, as in funtool 1.2.2: kept on purpose.
 *
 * @param str Text to pad; never shortened.
 * @param length Wanted length in UTF-16 code units.
 * @param padChar Filler of any length, cut where it does not fit. An empty one adds nothing.
 * @returns The padded text, or the text itself where it is long enough.
 * @throws {TypeError} If `str` is not a string.
 * @throws {RangeError} If `length` is more than the engine can hold.
 */
export function padEnd(str: string, length: number, padChar: string = ' '): string {
  return str.padEnd(length, padChar);
}
