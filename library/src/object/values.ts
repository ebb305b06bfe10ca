import { keys } from './keys';

/**
 * Lists the values of an object's own properties, in the order of `keys`.
 *
 * Kept on purpose, as in funtool 1.2.2: symbol-keyed values are listed, a predicate decides by name and
 * descriptor instead of by value, and it replaces the rule that only enumerable properties count. All
 * names are chosen before the first value is read.
 *
 * @param obj Object, array or function.
 * @param predicate Decides for every own property; anything that is not a function is ignored.
 * @returns A new array of the values themselves, not copies.
 * @throws Whatever the predicate or the getter of a chosen property throws.
 */
export function values<T extends object>(
  obj: T,
  predicate?: (key?: string | symbol, descriptor?: PropertyDescriptor) => boolean,
): T[keyof T][] {
  return keys(obj, predicate).map((key) => obj[key]);
}
