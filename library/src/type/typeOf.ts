import { isArray } from './isArray';

/**
 * Names the type of a value like `typeof`, and tells `null` and arrays apart from objects.
 *
 * @param v Anything.
 * @returns One of ten names in lower case.
 * @throws {TypeError} If `v` is a revoked proxy.
 */
export function typeOf(v: any): string {
  if (v === null) return 'null';
  return isArray(v) ? 'array' : typeof v;
}
