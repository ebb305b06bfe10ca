import { DATA_ID } from '@funtool-docs/shared/elementIds';

/** At the root of the site, since a service worker controls only its own folder. */
export const SERVICE_WORKER = 'service-worker.js';

/** What was read of a version of the site is in a cache with this name and the version. */
const VISITED = 'visited.';

/** All pages of a language are in a cache with this name and the language. */
const ALL = 'all.';

/** So many versions of the site stay readable: pages may be open that are older than the worker. */
const VERSIONS = 2;

/**
 * Names the cache of what was read.
 *
 * @param scope Address of the site: other sites share the origin, and lie in folders of it.
 */
export function visitedOf(scope: string, version: string): string {
  return scope + VISITED + version;
}

/** Names the cache of all pages of a language; its last entry has the same name, and marks it as complete. */
export function allOf(scope: string, lang: string): string {
  return scope + ALL + lang;
}

/** Where the list of what a reader of a language may need is, from the root of the site. */
export function listOf(lang: string): string {
  return `offline.${lang}.json`;
}

/** Lists the caches of a site: what was read, the newest version first, then all pages of languages. */
export async function listCaches(scope: string): Promise<string[]> {
  const isVisited = (name: string) => name.startsWith(scope + VISITED);
  const isOwn = (name: string) =>
    name.startsWith(scope) && !name.slice(scope.length).replace('static/', '').includes('/');
  const own = (await caches.keys()).filter(isOwn).toReversed();
  return own.toSorted((a, b) => Number(isVisited(b)) - Number(isVisited(a)));
}

/** Lists the caches that a newer version of the site has no use for. */
export async function listOutdated(scope: string): Promise<string[]> {
  const names = await listCaches(scope);
  const visited = names.filter((name) => name.startsWith(scope + VISITED));
  const others = names.filter((name) => !name.startsWith(scope + VISITED));
  return [...visited.slice(VERSIONS), ...others.filter((name) => !name.startsWith(scope + ALL))];
}

/** Returns the address of the document of a page, as the server would find it: without query and hash. */
export function documentAt(address: string | URL): string {
  const { origin, pathname } = new URL(address);
  const name = pathname.endsWith('/') ? `${pathname}index` : pathname.replace(/\.html$/, '');
  return `${origin}${name}.html`;
}

/** Finds what is kept of an address, in the newest cache that has it. */
export async function findKept(scope: string, address: string): Promise<Response | undefined> {
  for (const cacheName of await listCaches(scope)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the first one counts
    const kept = await caches.match(address, { cacheName, ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/**
 * Keeps an answer of the server.
 *
 * @throws {Error} If it is not of the site, as the page of a proxy in its place, or cannot be stored.
 */
export async function keep(cache: Cache, address: string, answer: Response): Promise<void> {
  if (!(await isOfSite(address, answer))) throw new Error(`${address} is not what was built.`);
  await cache.put(address, answer);
}

/** A proxy answers with a document of its own, or leads to one. */
async function isOfSite(address: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected) return false;
  const isDocument = /\bhtml\b/.test(answer.headers.get('Content-Type') ?? 'html');
  if (!address.endsWith('.html')) return !isDocument;
  return isDocument && (await answer.clone().text()).includes(`id="${DATA_ID}"`);
}
