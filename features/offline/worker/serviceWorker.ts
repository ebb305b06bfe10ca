import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import {
  cacheOf,
  findDocument,
  isKept,
  keepLanguage,
  languageOf,
  renewLanguages,
} from './languageCache';
import { findInShell, keepShell, removeOldShell, serveShell, SHELL } from './shellCache';
import { type ExtendableEvent, type FetchEvent, ownCaches, scope, worker } from './workerScope';

/** Timeout of the server, in seconds. */
const PATIENCE = 5;

const SERVER_ERROR = 500;

const { languages } = OFFLINE_SITE;

/** Network first: the cache is for readers who cannot reach the server. */
const documents = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: ({ request }) => findKept(request),
      // Sees preloaded responses too, unlike `fetchDidSucceed`.
      handlerWillRespond: async ({ request, response }) =>
        response.status >= SERVER_ERROR ? ((await findKept(request)) ?? response) : response,
      // Firefox reports a failed preload as a response, for which Workbox does not look into the
      // cache.
      handlerDidError: async ({ request }) =>
        (await findKept(request)) ?? explain(new URL(request.url)),
    },
  ],
});

worker.addEventListener('fetch', leaveFetchesAhead);
registerRoute(new NavigationRoute(documents));
serveShell();
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}static/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request).catch(unreachable),
);

enableNavigationPreload();
clientsClaim();
worker.addEventListener('install', (event) => event.waitUntil(keepAll(event)));
worker.addEventListener('activate', (event) => event.waitUntil(removeOld(event)));
worker.addEventListener('message', (event) => event.waitUntil(onRead(event.data)));

/**
 * Leaves prefetches without a `Sec-Purpose` header, as Firefox sends them, to the browser: it
 * cancels them when the reader moves on, and reports those that a worker handles as errors of the
 * page.
 */
function leaveFetchesAhead(event: FetchEvent): void {
  const { destination, mode, headers } = event.request;
  const isFetchedAhead = destination === '' && mode === 'no-cors' && !headers.has('Sec-Purpose');
  if (isFetchedAhead) event.stopImmediatePropagation();
}

async function keepAll(event: ExtendableEvent): Promise<void> {
  await keepShell(event);
  await renewLanguages();
}

/** Removes the caches of earlier deployments, whatever their names. */
async function removeOld(event: ExtendableEvent): Promise<void> {
  const current = new Set([SHELL, ...languages.map(cacheOf)]);
  const old = (await ownCaches()).filter((name) => !current.has(name));
  await Promise.all([removeOldShell(event), ...old.map((name) => caches.delete(name))]);
}

async function findKept({ url }: Request): Promise<Response | undefined> {
  return (await findDocument(new URL(url))) ?? (await findInShell(url));
}

/** Browsers report rejected requests of a worker as errors of its own. */
function unreachable(): Response {
  return new Response(null, { status: 504 });
}

/** Answers for a document that is not cached: with 404 if all of its language are cached. */
async function explain(url: URL): Promise<Response> {
  const language = languageOf(url);
  const isPage = !/\.(?!html$)\w+$/.test(url.pathname);
  const notFound = isPage && (await isKept(language)) && (await findInShell('404.html'));
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return notFound
    ? new Response(notFound.body, { status: 404, headers })
    : new Response(language.message, { status: 503, headers });
}

/**
 * Caches the language of a page that is read on a fast connection. A waiting worker may take over
 * if this is the only page of the site: it fetches documents from the server, but the assets of
 * other open pages may be gone from its cache.
 */
async function onRead(lang: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(
    ({ url, frameType }) => frameType === 'top-level' && url.startsWith(scope),
  );
  if (navigator.onLine && pages.length === 1) await worker.skipWaiting();
  const language = languages.find((candidate) => candidate.lang === lang);
  // Storage may be full or the connection lost: the next page tries again.
  if (language) await keepLanguage(language).catch(() => undefined);
}
