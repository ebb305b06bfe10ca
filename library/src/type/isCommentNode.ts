import { isNode } from './isNode';

/**
 * Tells whether a value is a comment of the current window.
 *
 * @param value Anything.
 * @returns `false` for nodes of an iframe, and where there is no DOM.
 * @throws {TypeError} If `value` inherits from a node without being one, as `Comment.prototype` does.
 */
export function isCommentNode<T = unknown>(value: T): value is T & Comment {
  return isNode(value) && value.nodeType === 8;
}
