import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { confirmDeployment, isConfirmed } from './confirmation';
import { findDocument, isCached, languageOf } from './languageCache';
import { findInShell } from './shellCache';
import type { FetchEvent } from './workerScope';

const NETWORK_TIMEOUT = 5;

const SERVER_ERROR = 500;

const networkFirst = new NetworkFirst({
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

/**
 * Answers a navigation: with the kept document at once if the deployment was confirmed a short time
 * ago, otherwise by way of the server. Confirms the deployment behind it.
 */
export async function answerDocument(options: RouteHandlerCallbackOptions): Promise<Response> {
  const event = options.event as unknown as FetchEvent;
  event.waitUntil(confirmBehind(event));
  // A storage that fails must not keep documents from the reader.
  const kept = await findConfirmed(event.request).catch(() => undefined);
  if (!kept) return networkFirst.handle(options);
  // Browsers warn of a preload that nobody waits for.
  event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => {}));
  return kept;
}

async function confirmBehind({ handled }: FetchEvent): Promise<void> {
  // The page is told if it could not be answered.
  await handled?.catch(() => {});
  await confirmDeployment();
}

/** Finds a document of a confirmed deployment, unless the reader has asked to load it again. */
async function findConfirmed({ url, cache }: Request): Promise<Response | undefined> {
  if (cache === 'reload' || cache === 'no-cache') return undefined;
  const address = new URL(url);
  const [isCurrent, isKept, document] = await Promise.all([
    isConfirmed(),
    isCached(languageOf(address)),
    findDocument(address),
  ]);
  return isCurrent && isKept ? document : undefined;
}

async function findCached({ url }: Request): Promise<Response | undefined> {
  return (await findDocument(new URL(url))) ?? (await findInShell(url));
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
