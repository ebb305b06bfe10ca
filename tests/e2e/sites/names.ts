/** Folders of the fixture sites, and the path that each is served under. */
export const FIXTURE_SITES = [
  { name: 'options', base: '/funtool/' },
  { name: 'sync', base: '/funtool/' },
  { name: 'versions', base: '/' },
  // Served together by the tests that need them.
  { name: 'newer', base: '/funtool/' },
  { name: 'older', base: '/funtool/v1.0.0/' },
] as const;

/** A site that tests can open: the real one, or a fixture. */
export type SiteName = 'main' | (typeof FIXTURE_SITES)[number]['name'];

/**
 * Name of the environment variable that holds the address of a site.
 *
 * @param name Name of a site.
 */
export function addressVariable(name: string): string {
  return `SITE_URL_${name.toUpperCase()}`;
}
