import { hasModifier } from '@funtool-docs/shared/dom';

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
