import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { SHELL } from '../cacheNames';
import { type ExtendableEvent, scope, worker } from './workerScope';

const NAME = scope + SHELL;

const shell = new PrecacheController({ cacheName: NAME });

export function serveShell(): void {
  shell.addToCacheList(OFFLINE_SITE.shell);
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }));
}

/** Finds a file of the shell by its URL, or by its path within the site. */
export function findInShell(url: string): Promise<Response | undefined> {
  return shell.matchPrecache(url);
}

/**
 * Caches the missing files of the shell.
 *
 * @throws {Error} If one cannot be fetched or stored; only new files are removed.
 */
export async function cacheShell(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(NAME);
  const used = worker.registration.active ? await cache.keys() : [];
  try {
    await shell.install(event);
  } catch (error) {
    const addresses = new Set(used.map(({ url }) => url));
    const added = (await cache.keys()).filter(({ url }) => !addresses.has(url));
    await Promise.all(added.map((request) => cache.delete(request)));
    if (used.length === 0) await caches.delete(NAME);
    throw error;
  }
}

export async function cleanShell(event: ExtendableEvent): Promise<void> {
  await shell.activate(event);
}
