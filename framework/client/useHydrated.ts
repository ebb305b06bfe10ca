import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Tells whether the page is past hydration, so that it may differ from the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
