import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { useThrottledScroll } from '../../ui/useThrottledScroll';

const HIDDEN = 'data-nav-hidden';

/**
 * Hides the navigation bar while scrolling down if `themeConfig.hideNavbar` is `auto`, which the
 * framework accepts and ignores.
 */
export function useHidingNav(): void {
  const { site } = useSite();
  const hides = site.themeConfig.hideNavbar === 'auto';
  const last = useRef(0);
  const update = useCallback(() => {
    const { scrollY } = window;
    const scrollsDown = scrollY > last.current && scrollY > 0;
    document.documentElement.toggleAttribute(HIDDEN, hides && scrollsDown);
    last.current = scrollY;
  }, [hides]);
  useThrottledScroll(update, 100);
  useEffect(() => () => document.documentElement.removeAttribute(HIDDEN), []);
}
