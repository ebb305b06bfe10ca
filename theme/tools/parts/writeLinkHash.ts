import { setHash } from '../../shared/setHash';

/**
 * Puts the hash of a link into the address.
 *
 * @param link Empty where there is nothing to link to; this takes the link away that the address has.
 * @param isLink Tells whether a hash is such a link.
 */
export function writeLinkHash(link: string, isLink: (hash: string) => boolean): void {
  const { hash } = window.location;
  if (link === hash || (link === '' && !isLink(hash))) return;
  setHash(link);
}
