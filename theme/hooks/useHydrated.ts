import { useEffect, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Tells whether the page is past hydration, so that it may differ from the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Marks the document once all its parts react to clicks and keys, and tells the inline script so.
 *
 * @param isSettled Whether the parts there are will stay.
 */
export function useHydratedMark(isSettled: boolean): void {
  useEffect(() => {
    if (!isSettled) return;
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  }, [isSettled]);
}
