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

/** A server that is silent for so long, in seconds, counts as out of reach. */
const PATIENCE = 5;

/** From here on, a status is an error of the server: it counts as out of reach. */
const SERVER_ERROR = 500;

const { languages } = OFFLINE_SITE;

/** Documents come from the server; what is kept is for readers who cannot reach it. */
const documents = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: ({ request }) => findKept(request),
      // Whether the answer was preloaded or not; `fetchDidSucceed` sees only those that were not.
      handlerWillRespond: async ({ request, response }) =>
        response.status >= SERVER_ERROR ? ((await findKept(request)) ?? response) : response,
      // Firefox gives a failed preload as a response, for which Workbox looks for nothing that is kept.
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
 * Leaves to the browser what it fetches ahead without saying so, as Firefox does: it cancels that when the
 * reader moves on, and reports each such request that a worker was to answer as an error of the page.
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

/** Removes what only earlier deployments needed, whatever the caches of their workers were called. */
async function removeOld(event: ExtendableEvent): Promise<void> {
  const current = new Set([SHELL, ...languages.map(cacheOf)]);
  const old = (await ownCaches()).filter((name) => !current.has(name));
  await Promise.all([removeOldShell(event), ...old.map((name) => caches.delete(name))]);
}

async function findKept({ url }: Request): Promise<Response | undefined> {
  return (await findDocument(new URL(url))) ?? (await findInShell(url));
}

/** Browsers report requests that fail in a worker as errors of its own. */
function unreachable(): Response {
  return new Response(null, { status: 504 });
}

/** Answers for a document that is not kept: it does not exist if all of its language are. */
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
 * A page of a language is being read, on a connection that has room for more. It comes from the server,
 * unless that is out of reach, so the worker of the latest deployment may serve it; not so other pages that
 * were open before.
 */
async function onRead(lang: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(
    ({ url, frameType }) => frameType === 'top-level' && url.startsWith(scope),
  );
  if (navigator.onLine && pages.length === 1) await worker.skipWaiting();
  const language = languages.find((candidate) => candidate.lang === lang);
  // Storage may be full, or the connection lost: the next page tries again.
  if (language) await keepLanguage(language).catch(() => undefined);
}
