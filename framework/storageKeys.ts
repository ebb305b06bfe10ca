/* Keys under which Rspress keeps what a reader has chosen: ours are the same, so that both agree. */

/** The theme: `light`, `dark` or `auto` (`APPEARANCE_KEY` in Rspress' theme). */
export const THEME_KEY = 'rspress-theme-appearance';

/** Set on the first visit, after which nobody is redirected (`getInlineLocaleRedirectScript`). */
export const VISITED_KEY = 'rspress-visited';
