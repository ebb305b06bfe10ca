import { isPrimitive } from './isPrimitive';

/**
 * Tells whether a value is an object or a function.
 *
 * @param v Anything.
 * @returns `true` for everything that is not primitive, functions and classes included; never throws.
 */
export function isObject(v: any): boolean {
  return !isPrimitive(v);
}
