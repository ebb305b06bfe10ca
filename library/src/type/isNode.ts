/**
 * Tells whether a value is a DOM node of the current window.
 *
 * Kept on purpose, as in funtool 1.2.2: only the prototype chain counts, so `Element.prototype` passes.
 *
 * @param value Anything.
 * @returns `false` for nodes of an iframe, and where there is no DOM.
 */
export function isNode<T = unknown>(value: T): value is T & Node {
  return typeof Node !== 'undefined' && value instanceof Node;
}
