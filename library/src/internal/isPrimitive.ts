/**
 * Tells whether a value is neither an object nor a function.
 *
 * @param value Anything.
 */
export function isPrimitive(value: unknown): boolean {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}
