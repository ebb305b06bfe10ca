import { useEffect } from 'react';
import { throttle } from 'throttle-debounce';

/**
 * Calls a handler at once and, throttled, on scroll.
 *
 * @param handler Must be stable between renders.
 * @param interval In milliseconds.
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
