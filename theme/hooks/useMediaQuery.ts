import { useCallback, useSyncExternalStore } from 'react';

/**
 * Tells whether a media query matches, live.
 *
 * @param query Such as `(prefers-reduced-motion: reduce)`. Prerendered pages take it as not matching.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
