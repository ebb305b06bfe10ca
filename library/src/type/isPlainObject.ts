import { isPrimitive } from './isPrimitive';

/**
 * Tells whether a value is an object without a class of its own.
 *
 * Kept on purpose, as in funtool 1.2.2: everything at most one prototype away from `null` passes, so
 * `Math` and every ordinary prototype object do.
 *
 * @param v Anything.
 * @returns `true` for literals of any realm and for objects without a prototype.
 * @throws {TypeError} If `v` is a revoked proxy.
 */
export function isPlainObject(v: any): boolean {
  if (isPrimitive(v)) return false;
  const prototype: unknown = Object.getPrototypeOf(v);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
