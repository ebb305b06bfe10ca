import { isNode } from './isNode';

/**
 * Tells whether a value is a text node of the current window.
 *
 * CDATA sections have another node type, so they give `false`.
 *
 * @param value Anything.
 * @returns `false` for nodes of an iframe, and where there is no DOM.
 * @throws {TypeError} If `value` inherits from a node without being one, as `Text.prototype` does.
 */
export function isTextNode<T = unknown>(value: T): value is T & Text {
  return isNode(value) && value.nodeType === 3;
}
