import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type ExtendableEvent, scope, worker } from './workerScope';

/** Name of the cache with what pages of all languages need. */
export const SHELL = `${scope}shell`;

const shell = new PrecacheController({ cacheName: SHELL });

/** Answers requests for what is kept for all pages. */
export function serveShell(): void {
  shell.addToCacheList(OFFLINE_SITE.shell);
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }));
}

/** Finds a file of the shell by its address, or by its path within the site. */
export function findInShell(url: string): Promise<Response | undefined> {
  return shell.matchPrecache(url);
}

/**
 * Fetches what of the shell is not there.
 *
 * @throws {Error} If something cannot be fetched or stored. What was there is left, for the worker that
 * uses it; of what is new, nothing is.
 */
export async function keepShell(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(SHELL);
  const used = worker.registration.active ? await cache.keys() : [];
  try {
    await shell.install(event);
  } catch (error) {
    const addresses = new Set(used.map(({ url }) => url));
    const added = (await cache.keys()).filter(({ url }) => !addresses.has(url));
    await Promise.all(added.map((request) => cache.delete(request)));
    if (used.length === 0) await caches.delete(SHELL);
    throw error;
  }
}

/** Removes what only earlier deployments needed. */
export async function removeOldShell(event: ExtendableEvent): Promise<void> {
  await shell.activate(event);
}
