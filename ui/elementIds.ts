/*
 * Ids of the elements around the content of a page, by which scripts, labels and links find them. All that
 * is exported here is such an id: no heading may have it (`features/verification/checkHeadings.ts`).
 */

/** The framework's element, in which React renders. */
export const ROOT_ID = '__rspress_root';

/** Where each page's own content begins. */
export const CONTENT_ID = 'content';

/** What the bars of narrow windows open. */
export const MENU_ID = 'ft-nav-menu';
export const SIDEBAR_ID = 'sidebar';
export const OUTLINE_ID = 'outline';

/** The title of the outline, which names it. */
export const OUTLINE_TITLE_ID = 'outline-title';

/** The dialog of search, and the list of results, which its input controls. */
export const SEARCH_ID = 'search';
export const LISTBOX_ID = 'search-results';

/** Each result, followed by its place. */
export const RESULT_ID = 'search-result-';

/** Elements that hold JSON for the scripts (`framework/client/embedded.ts`). */
export const SCRIPTS_ID = 'embedded-scripts';
export const DATA_ID = 'embedded-data';
