import { isPrimitive } from '../type/isPrimitive';

/**
 * Lists the names of an object's own properties: integer-like ones first, then other strings in the
 * order of insertion, then symbols. Getters are not run.
 *
 * Kept on purpose, as in funtool 1.2.2: symbols are listed, a predicate replaces the rule that only
 * enumerable properties count, and every primitive gives `[]`.
 *
 * @param obj Object, array or function.
 * @param predicate Decides for every own property by its name and descriptor; anything that is not a
 *   function is ignored. It is not asked about a property that it has removed meanwhile.
 * @returns A new array of strings and symbols.
 * @throws Whatever the predicate throws.
 */
export function keys<T extends object>(
  obj: T,
  predicate?: (key?: string | symbol, descriptor?: PropertyDescriptor) => boolean,
): (keyof T)[] {
  if (isPrimitive(obj)) return [];
  const isListed = typeof predicate === 'function' ? predicate : isEnumerable;
  const listed = Reflect.ownKeys(obj).filter((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(obj, key);
    return descriptor && isListed(key, descriptor);
  });
  return listed as (keyof T)[];
}

function isEnumerable(_key?: string | symbol, descriptor?: PropertyDescriptor): boolean {
  return descriptor?.enumerable === true;
}
