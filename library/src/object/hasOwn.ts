import { isPrimitive } from '../type/isPrimitive';

/**
 * Tells whether a property exists on an object itself, whatever its value. Inherited properties do not
 * count; non-enumerable and symbol-keyed ones do.
 *
 * Kept on purpose, as in funtool 1.2.2: every primitive gives `false`, even a string asked for its
 * `length`, and a key of any other type is converted to text.
 *
 * @param obj Object, array or function.
 * @param key One property name, not a path.
 * @returns `true` if the property exists; a getter is not run.
 */
export function hasOwn<T extends object>(
  obj: T,
  key: keyof T | (string & {}) | symbol | number,
): boolean {
  return !isPrimitive(obj) && Object.prototype.hasOwnProperty.call(obj, key);
}
