/* The first two are keys of Rspress, so that its scripts and ours agree. */

/** `light`, `dark` or `auto` (`APPEARANCE_KEY` in Rspress' theme). */
export const THEME_KEY = 'rspress-theme-appearance';

/** Set on the first visit, which ends redirects (`getInlineLocaleRedirectScript`). */
export const VISITED_KEY = 'rspress-visited';

/** `off` if the reader wants no pages kept for offline use. */
export const OFFLINE_KEY = 'funtool-offline';
