import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CONFIRMED, SHELL } from '../cacheNames';
import { noteDeployment } from './confirmation';
import { answerDocument } from './documents';
import { cacheLanguage, cacheNameOf, refreshLanguages } from './languageCache';
import { cacheShell, cleanShell, serveShell } from './shellCache';
import {
  type ExtendableEvent,
  type FetchEvent,
  ownCaches,
  scope,
  type WindowClient,
  worker,
} from './workerScope';

const { languages } = OFFLINE_SITE;

/** Pages that were open when this worker was installed may be of the earlier deployment. */
const earlierPages = new Set<string>();

worker.addEventListener('fetch', ignorePrefetches);
registerRoute(new NavigationRoute(answerDocument));
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
  const time = Date.now();
  await cacheShell(event);
  await refreshLanguages();
  await noteDeployment(time);
  for (const { id } of await openPages()) earlierPages.add(id);
}

async function cleanCaches(event: ExtendableEvent): Promise<void> {
  const current = new Set([scope + SHELL, scope + CONFIRMED, ...languages.map(cacheNameOf)]);
  const old = (await ownCaches()).filter((name) => !current.has(name));
  await Promise.all([cleanShell(event), ...old.map((name) => caches.delete(name))]);
}

/** Browsers report rejected requests of a worker as errors of its own. */
function respondUnreachable(): Response {
  return new Response(null, { status: 504 });
}

/** Tells a page that waits for it whether its language is cached. */
async function answer({ data, ports: [port] }: MessageEvent<string>): Promise<void> {
  const isKept = await onPageRead(data);
  port?.postMessage(isKept);
}

/**
 * Caches the language of a page read on a fast connection. A waiting worker takes over only from a
 * page that is the only one and not of the earlier deployment, whose assets go from the cache.
 *
 * @returns Whether the language is cached.
 */
async function onPageRead(lang: string): Promise<boolean> {
  const pages = await openPages();
  const isAlone = pages.length === 1 && !earlierPages.has(pages[0]!.id);
  if (navigator.onLine && isAlone) await worker.skipWaiting();
  const language = languages.find((candidate) => candidate.lang === lang);
  // Storage may be full or the connection lost: the next page tries again.
  if (!language) return false;
  return cacheLanguage(language).then(
    () => true,
    () => false,
  );
}

async function openPages(): Promise<WindowClient[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url, frameType }) => frameType === 'top-level' && url.startsWith(scope));
}
