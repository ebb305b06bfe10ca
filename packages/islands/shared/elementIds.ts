export const ROOT_ID = '__rspress_root';

export const SIDEBAR_ID = 'sidebar';

/** Data of the page for its scripts, as JSON (`packages/islands/client/embedded.ts`). */
export const DATA_ID = 'embedded-data';
