import { useEffect } from 'react';
import { throttle } from 'throttle-debounce';

/** Calls a stable handler at once and on scroll, throttled to `interval` milliseconds. */
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
