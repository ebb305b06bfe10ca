/**
 * Tells whether a value is an element of the current window.
 *
 * @param value Anything.
 * @returns `false` for elements of an iframe, and where there is no DOM.
 * @throws {TypeError} If `value` inherits from a node without being one, as `Element.prototype` does, and
 *   whatever a getter of its `nodeType` or `nodeName` throws.
 */
export function isElement<T = unknown>(value: T): value is T & Element {
  return hasElementType(value) && typeof Element !== 'undefined' && value instanceof Element;
}

/** Reads the properties first, so what their getters throw passes through even where there is no DOM. */
function hasElementType(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { nodeType, nodeName } = value as Partial<Node>;
  return nodeType === 1 && typeof nodeName === 'string';
}
