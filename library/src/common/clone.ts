import { copyBuiltIn } from '../internal/copyBuiltIn';
import { copyProperties } from '../internal/copyProperties';
import { isPrimitive } from '../type/isPrimitive';

/**
 * Copies a value one level deep; nested objects are shared with the original.
 *
 * @param value Anything; primitives come back as they are. Functions and objects with hidden state
 *   (promises, errors, buffers) give an unusable shell, as in funtool 1.2.2.
 * @returns A new outer object of the same kind, with the same contents.
 */
export function clone<T>(value: T): T {
  if (isPrimitive(value)) return value;
  if (Array.isArray(value)) return value.slice() as T;
  const source = value as object;
  return (copyBuiltIn(source) ?? copyProperties(source)) as T;
}
