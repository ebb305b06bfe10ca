import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

/**
 * Scrolls to the target of a link within the page, of which the router only changes the address. It is left to
 * the browser, so that Tab continues from the target too. On load and on traversal the browser has scrolled
 * already, and the hooks of Rspress that this replaces would scroll again once the scripts start.
 */
export function useScrollReset(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== 'PUSH') return;
    if (hash) window.location.replace(hash);
    else window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- a link to the same place has another key
  }, [key, type]);
}

/** Does nothing: Rspress calls it beside `useScrollReset` on pages with content. */
export function useScrollAfterNav(): void {}
