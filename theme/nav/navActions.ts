import { onScroll } from '../shared/onScroll';
import { chooseTheme, shownTheme } from '@funtool-docs/islands/starter/theme';
import { COUNTERPART } from '@funtool-docs/shared/sharedNames';

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

/** Switches between light and dark. */
export function switchTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}

/** Has links to the same page in another language or version keep query and hash. */
export function syncCounterpartLinks(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(type, addPlace, true);
  }
}

function addPlace({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(`a[${COUNTERPART}]`);
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
