/**
 * Returns the name of the claims of a page: `array/at` for one of the API, `topics/copy-or-merge` for a guide.
 *
 * @param path Of the page without an extension, from any folder above `guide`, with or without a slash.
 */
export function claimsNameOf(path: string): string {
  return path.replace(/^.*?\bguide\/(?:api\/)?/, '');
}

/**
 * Returns the path of the file with the code of a page's claims, from the root of the site.
 *
 * @param route Of an API page or a guide, with or without the prefix of a language.
 */
export function claimsPathOf(route: string): string {
  return `/claims/${claimsNameOf(route)}${route.endsWith('/') ? 'index' : ''}.json`;
}
