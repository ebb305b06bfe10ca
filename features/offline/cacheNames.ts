/** What is kept of a language is in a cache with the URL of its pack. */
export const PACKS = 'static/pages.';

/**
 * Tells whether a cache is of the site with a scope. All its names are addresses right below it, so
 * that they tell it from a site in a folder of it, such as that of another version.
 */
export function isOwnCache(name: string, scope: string): boolean {
  return name === `${scope}shell` || name.startsWith(scope + PACKS);
}
