/** Id of the element at which each page's own content begins. */
export const CONTENT_ID = 'content';
