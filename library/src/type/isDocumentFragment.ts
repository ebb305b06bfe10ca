import { isNode } from './isNode';

/**
 * Tells whether a value is a document fragment of the current window.
 *
 * A shadow root has the same node type, so it gives `true`.
 *
 * @param value Anything.
 * @returns `false` for nodes of an iframe, and where there is no DOM.
 * @throws {TypeError} If `value` inherits from a node without being one, as `DocumentFragment.prototype` does.
 */
export function isDocumentFragment<T = unknown>(value: T): value is T & DocumentFragment {
  return isNode(value) && value.nodeType === 11;
}
