import { useEffect } from 'react';
import { throttle } from 'throttle-debounce';

/**
 * Calls a handler now and while the page scrolls.
 *
 * @param handler Must keep its identity between renders.
 * @param interval Shortest time between two calls, in milliseconds: 100 or 200 (specification, section 9).
 */
export function useThrottledScroll(handler: () => void, interval: 100 | 200): void {
  useEffect(() => {
    const onScroll = throttle(interval, handler);
    handler();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      onScroll.cancel();
      window.removeEventListener('scroll', onScroll);
    };
  }, [handler, interval]);
}
