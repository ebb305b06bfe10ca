/** Slug of the page of changes, the same in every language. */
export const CHANGES_PAGE = 'guide/changes.mdx';

/** Returns the id of the section about a release: `v1-2-2`. */
export const releaseId = (name: string): string => `v${name.replaceAll('.', '-')}`;
