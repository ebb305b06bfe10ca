import { CONTENT_ID } from '@funtool-docs/shared/elementIds';
import { onScroll } from '../shared/onScroll';

export const SCROLL_TO_TOP_CLASS = 'ft-scroll-to-top';

/** In heights of the window. */
const THRESHOLD = 1;

/** Shows the button that leads to the top while the reader is far from it. */
export function showScrollToTop(): void {
  onScroll(() => {
    const button = document.querySelector<HTMLElement>(`.${SCROLL_TO_TOP_CLASS}`);
    if (button) button.hidden = scrollY <= THRESHOLD * innerHeight;
  }, 200);
}

export function scrollToTop(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}
