/* Keys of Rspress, so that its scripts and ours agree. */

/** `light`, `dark` or `auto` (`APPEARANCE_KEY` in Rspress' theme). */
export const THEME_KEY = 'rspress-theme-appearance';

/** Set on the first visit, which ends redirects (`getInlineLocaleRedirectScript`). */
export const VISITED_KEY = 'rspress-visited';
