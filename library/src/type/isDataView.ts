import { tagOf } from '../internal/tagOf';

/**
 * Tells whether a value is a `DataView` of this realm.
 *
 * Kept on purpose, as in funtool 1.2.2: an object that inherits from a view passes.
 *
 * @param v Anything.
 * @returns `false` for typed arrays, and for views of another realm.
 * @throws {TypeError} If `v` is a revoked proxy.
 */
export function isDataView(v: any): v is DataView {
  return v instanceof DataView && tagOf(v) === 'DataView';
}
