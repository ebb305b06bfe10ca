/**
 * Returns the path of the file with the code of a page's claims, from the root of the site.
 *
 * @param route Of an API page, with or without the prefix of a language.
 */
export function claimsPathOf(route: string): string {
  const [, topic = ''] = route.split('/guide/api/');
  return `/claims/${topic}${topic.endsWith('/') ? 'index' : ''}.json`;
}
