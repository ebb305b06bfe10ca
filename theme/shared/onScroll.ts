import { throttle } from 'es-toolkit/function';

/** Calls a handler at once and on scroll, throttled to `interval` milliseconds. */
export function onScroll(handler: () => void, interval: 100 | 200): void {
  handler();
  addEventListener('scroll', throttle(handler, interval), { passive: true });
}
