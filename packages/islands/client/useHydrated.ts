import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Tells whether hydration is over, so that the page may differ from the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
