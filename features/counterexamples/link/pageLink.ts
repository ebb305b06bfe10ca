/** How the hash of a link to the laws of a page begins. */
export const PAGE_HASH = '#of=';

/** Writes the hash of a link to the laws of a page, such as `string/trim`. */
export function writePageLink(page: string): string {
  return PAGE_HASH + page;
}
