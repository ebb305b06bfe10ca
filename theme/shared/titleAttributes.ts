/** Links to reference pages, which lie in the folder of a category. */
const REFERENCE = /\/guide\/api\/[^/]+\/./;

/** Tells whether a link leads to a page of the reference, whose title is the name of what it documents. */
export function isReference(link = ''): boolean {
  return REFERENCE.test(link);
}

/** Attributes of an element with the title of a page: names stay as they are in translations. */
export function titleAttributes(link: string | undefined): { translate?: 'no' } {
  return isReference(link) ? { translate: 'no' } : {};
}
