/** Class of the message that a page has failed, set by the inline script or the error boundary. */
export const FAILED_CLASS = 'ft-failed';

/** The hash of a link with edited code begins so; such a page hydrates at once. */
export const EDIT_HASH = '#edit=';

/** Attribute of an element that is of no use without React; its page hydrates at once. */
export const STARTS_AT_ONCE = 'data-starts-at-once';

/** Attribute with the name of what a control does without React (`theme/enhancements`). */
export const ACTION = 'data-action';

/** Attribute of a link to the same page in another language or version. */
export const COUNTERPART = 'data-counterpart';

/** Attribute with the name of an island: a part of the page that hydrates alone (`theme/islands.tsx`). */
export const ISLAND = 'data-island';

/** Event that has the page hydrate, or the island that it is dispatched at. */
export const HYDRATE_EVENT = 'hydrate';

/** Attribute of the root element, or of an island, that is to hydrate. */
export const WANTED = 'data-wanted';

/** Event of the document that something more is to hydrate. */
export const WANTED_EVENT = 'wanted';

/** Attribute of the root element, or of an island, that is hydrated. */
export const HYDRATED = 'data-hydrated';

/** Event of what has hydrated; it bubbles. */
export const HYDRATED_EVENT = 'hydrated';

/** Event of a control that begins to wait for scripts; it bubbles, as does the next one. */
export const WAIT_EVENT = 'wait';

/** Event of a control that has waited. */
export const WAITED_EVENT = 'waited';

/** Class of the status that a control waits; dialogs have one of their own. */
export const WAITING_CLASS = 'ft-waiting';

/** Attribute of a disclosure that scripts fill once it is opened. */
export const FILLED_LATER = 'data-filled-later';

/** Attribute of the root element on systems of Apple, set before anything is drawn. */
export const APPLE = 'data-apple';

/** Event of the document that another page has been put in its place. */
export const PLACED_EVENT = 'placed';

/** Event of an island whose page the reader leaves while the document stays; it may come back. */
export const LEFT_EVENT = 'left';

/** Event of an island whose page will not come back. */
export const DROPPED_EVENT = 'dropped';

/** Attribute of the root element while the browser is to ask before the page is left. */
export const UNKEPT = 'data-unkept';

/** Attribute of elements while the siblings that follow wait for the first paint (`starter/foldPage.ts`). */
export const FOLD = 'data-fold';

/** Attribute of the root element while a page that is to be put in place is on its way. */
export const ARRIVING = 'data-arriving';

/*
 * Keys of storage. Each is the site's own: other sites of the same origin write to the same storage. Choices of tabs are
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
