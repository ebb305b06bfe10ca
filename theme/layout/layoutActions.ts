import { hasModifier } from '@funtool-docs/shared/dom';
import { CONTENT_ID, PRINT_ID } from '@funtool-docs/shared/elementIds';
import { NAV_POPOVER } from '../shared/breakpoints';
import { onScroll } from '../shared/onScroll';

/** Attribute of a popover: media query of the windows in which it is one. */
export const POPOVER_MEDIA = 'data-popover-media';

/**
 * Closes popovers on navigation, when the focus moves on to what they may cover, and when the window
 * becomes too wide; Escape and clicks outside are left to the browser.
 */
export function closePopovers(): void {
  document.addEventListener('click', leaveByLink, true);
  document.addEventListener('focusin', leaveByFocus);
  addEventListener('resize', () => close(isPartOfPage));
  addEventListener('popstate', () => close(() => true));
}

/** Closed before the browser follows the link, a popover leaves the focus to its target. */
function leaveByLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  // With a modifier, it opens elsewhere.
  if (link && !hasModifier(event)) close((popover) => popover.contains(link));
}

function leaveByFocus({ target }: Event): void {
  const opened = target instanceof HTMLButtonElement ? target.popoverTargetElement : null;
  close((popover) => popover !== opened && !popover.contains(target as Node));
}

function isPartOfPage(popover: HTMLElement): boolean {
  return !matchMedia(popover.getAttribute(POPOVER_MEDIA)!).matches;
}

function close(isConcerned: (popover: HTMLElement) => boolean): void {
  for (const popover of document.querySelectorAll<HTMLElement>(`[${POPOVER_MEDIA}]`)) {
    // Browsers without popovers lack the method.
    if (isConcerned(popover)) popover.hidePopover?.();
  }
}

/** Shows a control of a row whole that a key has focused: Chromium does not scroll where 32 px of it are in view. */
export function showFocusWhole(): void {
  const rows = ':is(.ft-overview__chips, .ft-tabs__list, .ft-nav__menu)';
  document.addEventListener('focusin', ({ target }) => {
    const control = (target as Element).closest(`${rows} :focus-visible`);
    control?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
}

/** Loads the styles for print, which the page names for readers without scripts. */
export function loadPrintStyles(): void {
  const link = document.getElementById(PRINT_ID)?.textContent;
  if (link) document.head.insertAdjacentHTML('beforeend', link);
}

export const SCROLL_TO_TOP_CLASS = 'ft-scroll-to-top';

/** In heights of the window. */
const THRESHOLD = 1;

/**
 * Shows the button that leads to the top while the reader is far from it. Where it lies on the text, it is hidden
 * while the reader moves on, and at the end of the page, whose links it would cover.
 */
export function showScrollToTop(): void {
  let before = scrollY;
  onScroll(() => {
    const button = document.querySelector<HTMLElement>(`.${SCROLL_TO_TOP_CLASS}`);
    if (scrollY === before) return;
    const isNear = scrollY <= THRESHOLD * innerHeight;
    const isAtEnd = scrollY + 1.5 * innerHeight > document.body.scrollHeight;
    const isInTheWay = matchMedia(NAV_POPOVER).matches && (scrollY > before || isAtEnd);
    if (button) button.hidden = isNear || isInTheWay;
    before = scrollY;
  }, 200);
}

export function scrollToTop(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}
