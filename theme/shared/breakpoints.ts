/*
 * Style sheets use these by name, as in `@media (--nav-popover)`
 * (`packages/islands/build/customMedia.ts`). In em, they follow the reader's text size.
 */

export const NAV_POPOVER = '(width <= 48em)';

export const NAV_COMPACT = '(48em < width <= 56em)';

export const SIDEBAR_POPOVER = '(width <= 60em)';

export const OUTLINE_POPOVER = '(width <= 80em)';

/** Tables and links to neighbouring pages are stacked. */
export const PHONE = '(width <= 40em)';
export const WIDER_THAN_PHONE = '(width > 40em)';

/** The search dialog fills the window, and its button is an icon. */
export const SEARCH_FULLSCREEN = '(width <= 768px)';
