import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

/**
 * Shows the place that a link within the page leads to: the router only changes the address. The browser
 * is told to go there, so that Tab goes on from the heading too. On arrival and on the way back it has
 * done so by itself; the framework's hooks would move the page again when the scripts start.
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

/** Does nothing: the framework asks for it in addition, where a page has content. */
export function useScrollAfterNav(): void {}
