import { type ContentCopier, copyDeep } from '../internal/copyDeep';

/**
 * What `cloneDeep` promises of its result: the same structure with `readonly` removed.
 *
 * Kept on purpose, as in funtool 1.2.2: tuples stay `readonly`. Subclasses of dates and patterns become the
 * base class, as they do at run time.
 */
export type CloneDeep<T> = T extends
  string | number | bigint | boolean | symbol | ((...args: any[]) => any)
  ? T
  : T extends Date
    ? Date
    : T extends RegExp
      ? RegExp
      : T extends Map<infer K, infer V>
        ? Map<K, CloneDeep<V>>
        : T extends Set<infer U>
          ? Set<CloneDeep<U>>
          : T extends readonly [any, ...any[]]
            ? { [K in keyof T]: CloneDeep<T[K]> }
            : T extends object
              ? { -readonly [K in keyof T]: CloneDeep<T[K]> }
              : T;

/**
 * Copies a value with everything inside it. Cycles and shared references are kept within the copy.
 *
 * Plain objects, arrays, map values, set members, dates and patterns are copied; class instances and
 * other built-ins become plain objects; functions come back as they are.
 *
 * @param obj Anything.
 * @param seen Copies made so far; normally left out.
 * @returns The copy.
 * @throws {TypeError} If `seen` is given and is not a map.
 * @throws {RangeError} If the structure is nested too deeply for the call stack.
 */
export function cloneDeep<T>(obj: T, seen: WeakMap<object, any> = new WeakMap()): CloneDeep<T> {
  const copy = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? copyDeep(value, seen, copier) : value;
  const copier: ContentCopier = { item: copy, property: copy };
  return copy(obj) as CloneDeep<T>;
}
