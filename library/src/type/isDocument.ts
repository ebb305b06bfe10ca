/**
 * Tells whether a value is a document of the current window.
 *
 * @param value Anything.
 * @returns `false` for the document of an iframe, and where there is no DOM.
 */
export function isDocument<T = unknown>(value: T): value is T & Document {
  return typeof Document !== 'undefined' && value instanceof Document;
}
