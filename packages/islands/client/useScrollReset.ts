import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { openDetails } from '@funtool-docs/shared/dom';

/**
 * Lets the browser scroll to the target of a link within the page, so that Tab continues there. On
 * load and traversal it has scrolled already: Rspress' hooks, replaced here, would scroll again.
 */
export function useScrollReset(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== 'PUSH') return;
    openDetails();
    if (hash) window.location.replace(hash);
    else window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- a link to the same place has another key
  }, [key, type]);
}

/** Does nothing: Rspress calls it beside `useScrollReset` on pages with content. */
export function useScrollAfterNav(): void {}
