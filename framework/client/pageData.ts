import { readPageData } from './embedded';

const { pages, searchIndexHash } = readPageData()!;

/** The list of pages, as far as a prerendered page needs it. */
export const pageData = { pages };

export { searchIndexHash };
