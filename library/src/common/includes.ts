import { isPlainObject } from '../internal/isPlainObject';

export function includes<T>(source: T[], target: T, fromIndex?: number): boolean;
export function includes(source: string, target: string, fromIndex?: number): boolean;
export function includes(source: Record<string, any>, target: any): boolean;
export function includes<K, V>(source: Map<K, V>, target: K): boolean;
export function includes<T>(source: Set<T>, target: T): boolean;
/**
 * Tells whether a collection contains a value.
 *
 * @param source Array (elements), string (parts of the text), plain object (values), map (keys, on
 *   purpose, as in funtool 1.2.2) or set (members). Anything else contains nothing.
 * @param target What to look for. For a string it is converted to text, even a pattern or a symbol.
 * @param fromIndex Where to begin in an array or string; 0 by default.
 * @returns `true` if found.
 * @throws {TypeError} If `fromIndex` is a symbol or a bigint and counts.
 */
export function includes(source: any, target: any, fromIndex = 0): boolean {
  // Converting the start here lets a symbol throw for an empty array too.
  if (Array.isArray(source)) return source.includes(target, +fromIndex);
  if (Object.prototype.toString.call(source) === '[object String]') {
    return source.indexOf(String(target), fromIndex) !== -1;
  }
  if (source instanceof Map || source instanceof Set) return source.has(target);
  return isPlainObject(source) && Object.values(source).includes(target);
}
