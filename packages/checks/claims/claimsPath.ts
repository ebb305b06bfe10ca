import { claimsNameOf } from '@funtool-docs/content/claims/claimsName';

/**
 * Returns the path of the file with the code of a page's claims, from the root of the site.
 *
 * @param route Of an API page or a guide, with or without the prefix of a language.
 */
export function claimsPathOf(route: string): string {
  return `/claims/${claimsNameOf(route)}${route.endsWith('/') ? 'index' : ''}.json`;
}
