/*
 * Each is the site's own: other sites of the same origin write to the same storage. Choices of tabs are
 * under `rspress.tabs`, as the specification says (`theme/tabs/Tabs.tsx`).
 */

/** `light`, `dark` or `auto` (`packages/islands/starter/theme.ts`). */
export const THEME_KEY = 'funtool-theme';

/** Set on the first visit, which ends redirects. */
export const VISITED_KEY = 'funtool-visited';

/** `off` if the reader wants no pages kept for offline use. */
export const OFFLINE_KEY = 'funtool-offline';

/** Keys of a tab's storage begin so if they hold what a reader has typed (`client/keptWork.ts`). */
export const KEPT_WORK_KEY = 'funtool-typed:';
