/*
 * Media queries at which the layout changes. Style sheets use them by name: `@media (--nav-popover)`
 * (`framework/build/customMedia.ts`). In em, they follow the reader's text size.
 */

/** Links and switches of the navigation bar move into a popover; 768 px by default. */
export const NAV_POPOVER = '(width <= 48em)';

/** The navigation bar saves space; 896 px by default. */
export const NAV_COMPACT = '(48em < width <= 56em)';

/** The sidebar becomes a popover; 960 px by default. */
export const SIDEBAR_POPOVER = '(width <= 60em)';

/** The outline becomes a popover; 1280 px by default. */
export const OUTLINE_POPOVER = '(width <= 80em)';

/** Tables and links to neighbouring pages are stacked; 640 px by default. */
export const PHONE = '(width <= 40em)';

/** The search dialog fills the window, and its button is an icon. */
export const SEARCH_FULLSCREEN = '(width <= 768px)';
