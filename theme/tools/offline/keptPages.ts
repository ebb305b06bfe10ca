import { isOwnCache, PACKS } from '@funtool-docs/islands/offline/cacheNames';
import { OFFLINE_KEY } from '@funtool-docs/islands/storageKeys';
import { registerWorker } from '@funtool-docs/islands/starter/registerWorker';

/** Longest time to keep the pages of a language, in milliseconds. */
const TIMEOUT = 120_000;

const PAGE = /\.html$/;

/** Number of pages that are kept, by language. */
export type Kept = Record<string, number>;

/** Tells whether the browser can keep pages; some cannot in private windows. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/**
 * Counts the pages that are kept.
 *
 * @param worker Address of the service worker.
 */
export async function readKept(worker: string): Promise<Kept> {
  const kept: Kept = {};
  const prefix = scopeOf(worker) + PACKS;
  for (const name of (await caches.keys()).filter((one) => one.startsWith(prefix))) {
    const [lang = ''] = name.slice(prefix.length).split('.');
    // oxlint-disable-next-line eslint/no-await-in-loop -- there are as many as languages
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
    // The last entry has the name of the cache (`packages/islands/offline/worker/languageCache.ts`).
    if (addresses.includes(name)) kept[lang] = addresses.filter((url) => PAGE.test(url)).length;
  }
  return kept;
}

/**
 * Keeps all pages of a language, and updates them on later visits.
 *
 * @returns Whether they are kept now.
 */
export async function keepLanguage(worker: string, lang: string): Promise<boolean> {
  localStorage.removeItem(OFFLINE_KEY);
  const { active } = await registerWorker(worker);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT, false);
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    active?.postMessage(lang, [port2]);
  });
}

/** Removes all that is kept; until the reader wants it again, no page keeps anything. */
export async function forgetAll(worker: string): Promise<void> {
  localStorage.setItem(OFFLINE_KEY, 'off');
  const scope = scopeOf(worker);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration?.unregister();
  const names = (await caches.keys()).filter((name) => isOwnCache(name, scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function scopeOf(worker: string): string {
  return new URL('.', new URL(worker, location.href)).href;
}
