import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import {
  cacheNameOf,
  findDocument,
  isCached,
  cacheLanguage,
  languageOf,
  refreshLanguages,
} from './languageCache';
import { findInShell, cacheShell, cleanShell, serveShell, SHELL } from './shellCache';
import { type ExtendableEvent, type FetchEvent, ownCaches, scope, worker } from './workerScope';

const NETWORK_TIMEOUT = 5;

const SERVER_ERROR = 500;

const { languages } = OFFLINE_SITE;

const documents = new NetworkFirst({
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: ({ request }) => findCached(request),
      // Sees preloaded responses too, unlike `fetchDidSucceed`.
      handlerWillRespond: async ({ request, response }) =>
        response.status >= SERVER_ERROR ? ((await findCached(request)) ?? response) : response,
      // Firefox reports a failed preload as a response, so Workbox does not look into the cache.
      handlerDidError: async ({ request }) =>
        (await findCached(request)) ?? respondOffline(new URL(request.url)),
    },
  ],
});

worker.addEventListener('fetch', ignorePrefetches);
registerRoute(new NavigationRoute(documents));
serveShell();
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}static/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request).catch(respondUnreachable),
);

enableNavigationPreload();
clientsClaim();
worker.addEventListener('install', (event) => event.waitUntil(precache(event)));
worker.addEventListener('activate', (event) => event.waitUntil(cleanCaches(event)));
worker.addEventListener('message', (event) => event.waitUntil(answer(event)));

/**
 * Firefox sends prefetches without `Sec-Purpose`, cancels them when the reader moves on, and
 * reports those that a worker handles as errors of the page: they are left to the browser.
 */
function ignorePrefetches(event: FetchEvent): void {
  const { destination, mode, headers } = event.request;
  const isPrefetch = destination === '' && mode === 'no-cors' && !headers.has('Sec-Purpose');
  if (isPrefetch) event.stopImmediatePropagation();
}

async function precache(event: ExtendableEvent): Promise<void> {
  await cacheShell(event);
  await refreshLanguages();
}

async function cleanCaches(event: ExtendableEvent): Promise<void> {
  const current = new Set([SHELL, ...languages.map(cacheNameOf)]);
  const old = (await ownCaches()).filter((name) => !current.has(name));
  await Promise.all([cleanShell(event), ...old.map((name) => caches.delete(name))]);
}

async function findCached({ url }: Request): Promise<Response | undefined> {
  return (await findDocument(new URL(url))) ?? (await findInShell(url));
}

/** Browsers report rejected requests of a worker as errors of its own. */
function respondUnreachable(): Response {
  return new Response(null, { status: 504 });
}

/** 404 if all pages of the language are cached, since the page cannot exist then. */
async function respondOffline(url: URL): Promise<Response> {
  const language = languageOf(url);
  const isPage = !/\.(?!html$)\w+$/.test(url.pathname);
  const notFound = isPage && (await isCached(language)) && (await findInShell('404.html'));
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return notFound
    ? new Response(notFound.body, { status: 404, headers })
    : new Response(language.message, { status: 503, headers });
}

/** Tells a page that waits for it whether its language is cached. */
async function answer({ data, ports: [port] }: MessageEvent<string>): Promise<void> {
  const isKept = await onPageRead(data);
  port?.postMessage(isKept);
}

/**
 * Caches the language of a page read on a fast connection. A waiting worker takes over only if no
 * other page is open: the assets of others may be gone from its cache.
 *
 * @returns Whether the language is cached.
 */
async function onPageRead(lang: string): Promise<boolean> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(
    ({ url, frameType }) => frameType === 'top-level' && url.startsWith(scope),
  );
  if (navigator.onLine && pages.length === 1) await worker.skipWaiting();
  const language = languages.find((candidate) => candidate.lang === lang);
  // Storage may be full or the connection lost: the next page tries again.
  if (!language) return false;
  return cacheLanguage(language).then(
    () => true,
    () => false,
  );
}
