import { useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { useThrottledScroll } from '../../ui/useThrottledScroll';

const HIDDEN = 'data-nav-hidden';

/**
 * Hides the navigation bar while the reader scrolls down, where `themeConfig.hideNavbar` is `auto`
 * (specification, section 4). The framework accepts the setting and does nothing with it.
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
