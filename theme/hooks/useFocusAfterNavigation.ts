import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { CONTENT_ID } from '../support/contentId';

/**
 * Moves the focus to the new page's content when the route changes, or to the heading that the address
 * names: the link that was followed may be gone, and a reader who uses the keyboard or a screen reader
 * goes on from there.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const target = named ?? document.getElementById(CONTENT_ID);
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
