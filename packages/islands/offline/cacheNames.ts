/** What is kept of a language is in a cache with the URL of its pack. */
export const PACKS = 'static/pages.';

/** Names the cache of what pages of all languages need. */
export const SHELL = 'shell';

/** Holds when the deployment was last confirmed (`worker/confirmation.ts`). */
export const CONFIRMED = 'confirmed';

/**
 * Tells whether a cache is of the site with a scope. All its names are addresses right below it, so
 * that they tell it from a site in a folder of it, such as that of another version.
 */
export function isOwnCache(name: string, scope: string): boolean {
  return [scope + SHELL, scope + CONFIRMED].includes(name) || name.startsWith(scope + PACKS);
}
