import { DATA_ID } from '@funtool-docs/shared/elementIds';
import { type PageData, readPageData } from './embedded';

let embedded: ChildNode | null | undefined;
let own: PageData['pages'];

/** The list of pages, as far as the page on screen needs it: another one may have been put in its place. */
export const pageData = {
  get pages() {
    const text = document.getElementById(DATA_ID)!.firstChild;
    if (text !== embedded) own = readPageData()!.pages;
    embedded = text;
    return own;
  },
};

/** A component of Rspress that pages do not have imports it. */
export const searchIndexHash = {};
