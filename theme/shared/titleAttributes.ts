/** Links to reference pages, but not to the lists of a category, whose folders are in lower case. */
const REFERENCE = /\/guide\/api\/(?!(?:[a-z]+\/)*(?:index(?:\.html)?)?(?:[?#]|$))/;

/** Tells whether a link leads to a page of the reference, whose title is the name of what it documents. */
export function isReference(link = ''): boolean {
  return REFERENCE.test(link);
}

/** Attributes of an element with the title of a page: names stay as they are in translations. */
export function titleAttributes(link: string | undefined): { translate?: 'no' } {
  return isReference(link) ? { translate: 'no' } : {};
}
