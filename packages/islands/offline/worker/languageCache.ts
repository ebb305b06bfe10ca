import type { KeptFile, OfflineLanguage } from '../offlineSite';
import { type Pack, unpackFiles } from '../pack';
import { PACKS } from '../cacheNames';
import { scope } from './workerScope';

const { languages } = OFFLINE_SITE;

const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** URL of the pack: names the cache, and its last entry, which marks it as complete. */
export const cacheNameOf = ({ pack }: OfflineLanguage) => scope + pack.url;

/** Tells whether all pages of a language are cached. */
export async function isCached(language: OfflineLanguage): Promise<boolean> {
  return Boolean(await caches.match(cacheNameOf(language), { cacheName: cacheNameOf(language) }));
}

/**
 * Caches all pages of a language.
 *
 * @throws {Error} If one cannot be fetched or stored; the cache is removed.
 */
export function cacheLanguage(language: OfflineLanguage): Promise<void> {
  return navigator.locks.request(cacheNameOf(language), async () => {
    if (await isCached(language)) return;
    try {
      await fetchLanguage(language);
    } catch (error) {
      await caches.delete(cacheNameOf(language));
      throw error;
    }
  });
}

async function fetchLanguage(language: OfflineLanguage): Promise<void> {
  const name = cacheNameOf(language);
  const response = await fetch(requestOf(language.pack));
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  const files = unpackFiles((await response.json()) as Pack);
  const cache = await caches.open(name);
  await cache.addAll(language.files.map(requestOf));
  await Promise.all(files.map(([file, text]) => cache.put(scope + file, respond(file, text))));
  await cache.put(name, new Response());
}

/** Subresource integrity rejects the page of a captive portal, half a file, or an error. */
function requestOf({ url, integrity }: KeptFile): Request {
  return new Request(scope + url, { integrity });
}

function respond(file: string, text: string): Response {
  const extension = file.slice(file.lastIndexOf('.') + 1) as keyof typeof TYPES;
  return new Response(text, { headers: { 'Content-Type': TYPES[extension] } });
}

/** Caches the current pages of languages that an earlier deployment had cached. */
export async function refreshLanguages(): Promise<void> {
  const names = await caches.keys();
  const kept = languages.filter(({ lang }) =>
    names.some((name) => name.startsWith(`${scope}${PACKS}${lang}.`)),
  );
  await Promise.all(kept.map(cacheLanguage));
}

export function languageOf({ href }: URL): OfflineLanguage {
  const [first] = href.slice(scope.length).split(/[/?#]/);
  return languages.find(({ lang }) => lang === first) ?? languages[0]!;
}

/** Finds the cached document of a URL as the server would: with `.html`, or as a folder. */
export async function findDocument(url: URL): Promise<Response | undefined> {
  const cacheName = cacheNameOf(languageOf(url));
  const { origin, pathname } = url;
  for (const path of [pathname, `${pathname}.html`, pathname.replace(/\/?$/, '/index.html')]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the first one counts
    const document = await caches.match(origin + path, { cacheName });
    if (document) return document;
  }
  return undefined;
}
