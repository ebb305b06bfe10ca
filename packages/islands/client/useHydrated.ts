import { useEffect, useSyncExternalStore } from 'react';
import { HYDRATED, HYDRATED_EVENT } from '@funtool-docs/shared/sharedNames';

const subscribe = () => () => {};

/** Tells whether hydration is over, so that the page may differ from the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Marks the document, or an island, as hydrated for the starter. Rendered last, to unmount with what
 * it marks.
 */
export function HydratedMark({ root }: { root?: HTMLElement }) {
  useEffect(() => {
    const marked = root ?? document.documentElement;
    marked.setAttribute(HYDRATED, '');
    (root ?? document).dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
    return () => marked.removeAttribute(HYDRATED);
  }, [root]);
  return null;
}
