import { readPageData } from './embedded';

const { pages } = readPageData()!;

/** The list of pages, as far as a prerendered page needs it. */
export const pageData = { pages };

/** A component of Rspress that pages do not have imports it. */
export const searchIndexHash = {};
