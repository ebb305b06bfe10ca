import { onScroll } from '../shared/onScroll';

const HIDDEN = 'data-nav-hidden';

/** Attribute of a navigation bar that hides on scroll down. */
export const HIDES = 'data-hides';

/** Implements `themeConfig.hideNavbar: 'auto'`, which Rspress accepts and ignores. */
export function hideNav(): void {
  if (!document.querySelector(`[${HIDES}]`)) return;
  let last = 0;
  onScroll(() => {
    const scrollsDown = scrollY > last && scrollY > 0;
    document.documentElement.toggleAttribute(HIDDEN, scrollsDown);
    last = scrollY;
  }, 100);
}
