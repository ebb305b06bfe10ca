import { isPrimitive } from '../type/isPrimitive';

/**
 * Lists the own enumerable properties of a value, those with symbol keys included.
 *
 * @param value Anything; primitives have none.
 */
export function enumerableKeys(value: object): PropertyKey[] {
  if (isPrimitive(value)) return [];
  return Reflect.ownKeys(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  );
}
