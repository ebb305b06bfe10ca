/**
 * Tells whether a value is the current window itself.
 *
 * @param value Anything.
 * @returns `false` for the window of an iframe, and where there is none.
 */
export function isWindow<T = unknown>(value: T): value is T & Window {
  return typeof window !== 'undefined' && (value as unknown) === window;
}
