import { throttle } from 'throttle-debounce';

/** Calls a handler at once and on scroll, throttled to `interval` milliseconds. */
export function onScroll(handler: () => void, interval: 100 | 200): void {
  handler();
  addEventListener('scroll', throttle(interval, handler), { passive: true });
}
