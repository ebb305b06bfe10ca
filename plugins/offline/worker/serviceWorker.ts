import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import {
  findDocument,
  isKept,
  keepLanguage,
  languageOf,
  removeOldLanguages,
  renewLanguages,
} from './languageCache';
import { scope, worker } from './workerScope';

/** A server that is silent for so long, in seconds, counts as out of reach. */
const PATIENCE = 5;

const { shell, languages } = OFFLINE_SITE;

/** Documents come from the server; what is kept is for readers who cannot reach it. */
const documents = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ request }) =>
        (await findDocument(new URL(request.url))) ?? (await matchPrecache(request.url)),
      handlerDidError: ({ request }) => explain(new URL(request.url)),
    },
  ],
});

registerRoute(new NavigationRoute(documents));
precacheAndRoute(shell, { directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}static/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

enableNavigationPreload();
clientsClaim();
worker.addEventListener('install', (event) => event.waitUntil(renewLanguages()));
worker.addEventListener('activate', (event) => event.waitUntil(removeOldLanguages()));
worker.addEventListener('message', (event) => event.waitUntil(onRead(event.data)));

/** Answers for a document that is not kept: it does not exist if all of its language are. */
async function explain(url: URL): Promise<Response> {
  const language = languageOf(url);
  const isPage = !/\.(?!html$)\w+$/.test(url.pathname);
  const notFound = isPage && (await isKept(language)) && (await matchPrecache('404.html'));
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
