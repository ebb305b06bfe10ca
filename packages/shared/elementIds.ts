/* Every export is an id that no heading may have (`packages/checks/checkStructure.ts`). */

export const ROOT_ID = '__rspress_root';

export const SIDEBAR_ID = 'sidebar';

/** Data of the page for its scripts, as JSON (`packages/islands/client/embedded.ts`). */
export const DATA_ID = 'embedded-data';

export const CONTENT_ID = 'content';

export const MENU_ID = 'ft-nav-menu';
export const OUTLINE_ID = 'outline';

export const OUTLINE_TITLE_ID = 'outline-title';

export const SEARCH_ID = 'search';
export const LISTBOX_ID = 'search-results';

/** All that is measured and proved about an API page (`theme/page/Evidence.tsx`). */
export const EVIDENCE_ID = 'evidence';

/** Summary of the contract of an API page. */
export const CONTRACT_ID = 'contract';

/** Texts of what becomes of copying (`theme/example/CopyTexts.tsx`). */
export const COPY_TEXTS_ID = 'ft-copy-texts';

/** Prefix of the id of a result. */
export const RESULT_ID = 'search-result-';

/** Holds the link to the styles for print (`theme/layout/layoutActions.ts`). */
export const PRINT_ID = 'ft-print';

/** Heading of the tasks on the home page. */
export const TASKS_ID = 'tasks';

/** The section on differences from counterparts (`theme/page/Evidence.tsx`). */
export const DIFFERENCES_ID = 'compared';

/** The section on differences from others of the family, in the same file. */
export const NEIGHBOURS_ID = 'neighbours';
