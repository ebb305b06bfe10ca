import { type PageData, partOf } from '../client/embedded';
import { fetchInTime } from '../client/outdated';
import { OFFLINE_KEY } from '@funtool-docs/shared/sharedNames';
import { allOf, documentAt, keep, listCaches, listOf, visitedOf } from './kept';

/** Requests at a time: as many as browsers have connections. */
const AT_ONCE = 6;

/**
 * Registers a service worker and waits until it is active. `navigator.serviceWorker.ready` could be
 * the worker of a site whose folder this one is in.
 *
 * @param address Path of the worker, which lies in the folder of the site.
 * @returns Address of the site.
 * @throws {Error} If the browser refuses it, or its installation fails.
 */
export async function registerWorker(address: string): Promise<string> {
  const registration = await navigator.serviceWorker.register(address);
  const starting = !registration.active && (registration.installing ?? registration.waiting);
  if (starting) await activated(starting);
  return scopeOf(address);
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Returns the address of the site of a service worker. */
export function scopeOf(worker: string): string {
  return new URL('.', new URL(worker, location.href)).href;
}

/** Said at any time, also in another tab. */
const isRefused = () => localStorage.getItem(OFFLINE_KEY) === 'off';

/**
 * Keeps the page on screen, and the document in which it was put in place. Both are there already, so that
 * the server is asked for nothing; what comes later passes the worker. Keeps nothing for readers who refuse it.
 *
 * @param page What the document was loaded with.
 */
export async function keepVisit({ content, worker, version }: PageData): Promise<void> {
  if (isRefused()) return;
  const scope = scopeOf(worker!);
  try {
    await registerWorker(worker!);
    if (isRefused()) return await forgetAll(scope);
    const cache = await caches.open(visitedOf(scope, version));
    const { href } = new URL(content!.address, location.href);
    const wanted: [kept: string, asked: string][] = [[documentAt(href), href]];
    const part = location.origin + partOf(location.pathname);
    if (location.pathname !== content!.address) wanted.push([part, part]);
    const keepOne = async ([kept, asked]: [string, string]) =>
      (await cache.match(kept)) || keep(cache, kept, await fetch(asked, { cache: 'force-cache' }));
    await Promise.all(wanted.map(keepOne));
  } catch {
    // Without a service worker, or without room, pages are read online.
  }
}

/**
 * Keeps all pages of a language, with all that they may need.
 *
 * @param tell Called with how many files are there, and of how many.
 * @throws {Error} If one cannot be had or stored; then nothing is left that was not complete before.
 */
export async function keepAll(
  scope: string,
  lang: string,
  tell: (count: number, total: number) => void,
): Promise<void> {
  const name = allOf(scope, lang);
  const isNew = !(await caches.match(name, { cacheName: name }));
  try {
    const list = await fetchInTime(scope + listOf(lang), { cache: 'no-cache' });
    const wanted = ((await list.json()) as string[]).map((file) => scope + file);
    const cache = await caches.open(name);
    const rest = [...wanted];
    const keepRest = async () => {
      for (let address = rest.pop(); address; address = rest.pop()) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
        await keepFile(cache, address);
        tell(wanted.length - rest.length, wanted.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepRest));
    const old = (await cache.keys()).filter(({ url }) => !wanted.includes(url));
    await Promise.all(old.map((request) => cache.delete(request)));
    await cache.put(name, new Response());
    await forgetVisited(scope, wanted);
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
}

/** What was read before is older. */
async function forgetVisited(scope: string, addresses: string[]): Promise<void> {
  const pages = addresses.filter((address) => address.endsWith('.html'));
  const visited = (await listCaches(scope)).filter((name) => !name.startsWith(allOf(scope, '')));
  const opened = await Promise.all(visited.map((name) => caches.open(name)));
  const files = [...pages, ...pages.map(partOf)];
  await Promise.all(opened.flatMap((cache) => files.map((address) => cache.delete(address))));
}

/** Documents change under their name; scripts do not. */
async function keepFile(cache: Cache, address: string): Promise<void> {
  const isFixed = address.includes('/static/');
  if (isFixed && (await cache.match(address))) return;
  // Some are large.
  const cached = { cache: isFixed ? 'default' : 'no-cache' } as const;
  await keep(cache, address, await fetchInTime(address, cached, 120_000));
}

/** What is kept of a language. */
export interface KeptPages {
  /** Number of pages. */
  count: number;
  /** Whether all were kept when the reader asked. */
  isComplete: boolean;
}

/**
 * Counts the pages that are kept, by language.
 *
 * @param langs Languages of the site; the default one, which has no prefix, comes first.
 */
export async function countKept(
  scope: string,
  langs: string[],
): Promise<Record<string, KeptPages>> {
  const names = await listCaches(scope);
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const pages = kept.flat().flatMap(({ url }) => /.+(?=\.(?:html|part\.json)$)/.exec(url) ?? []);
  const documents = new Set(pages);
  const counts = langs.map(async (lang): Promise<[string, KeptPages]> => {
    const name = allOf(scope, lang);
    const all = await caches.match(name, { cacheName: name });
    const own = [...documents].filter((url) => langOf(url.slice(scope.length), langs) === lang);
    return [lang, { count: own.length, isComplete: all !== undefined }];
  });
  return Object.fromEntries(await Promise.all(counts));
}

function langOf(path: string, [first, ...others]: string[]): string | undefined {
  return others.find((lang) => path.startsWith(`${lang}/`)) ?? first;
}

/** Removes the service worker and all that is kept. */
export async function forgetAll(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
  await deleteCaches(scope);
}

/** Repeats until there is none: the worker still answers for the open document, and may have opened one. */
async function deleteCaches(scope: string): Promise<void> {
  const names = await listCaches(scope);
  await Promise.all(names.map((name) => caches.delete(name)));
  if (names.length > 0) await deleteCaches(scope);
}
