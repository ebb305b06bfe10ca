import { type PagePart, partOf } from '../../client/embedded';
import { fillDocument } from '../fillDocument';
import { allOf, documentAt, findKept, keep, listCaches, listOutdated, visitedOf } from '../kept';
import { type FetchEvent, scope, worker } from './workerScope';

/** Time of silence after which what is kept answers for the server, in milliseconds. */
const SILENCE = 5000;

const SERVER_ERROR = 500;

const { version, shell, messages } = OFFLINE_SITE;
const visited = visitedOf(scope, version);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, headers, destination, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope) || headers.has('Range')) return;
  // Firefox sends prefetches without `Sec-Purpose`, cancels them when the reader moves on, and reports
  // those that a worker handles as errors of the page.
  if (destination === '' && mode === 'no-cors' && !headers.has('Sec-Purpose')) return;
  if (mode === 'navigate') event.respondWith(answerDocument(event));
  else if (url.startsWith(`${scope}static/`)) event.respondWith(answerFile(event));
  else if (url.endsWith('.json')) event.respondWith(answerData(event));
});

/** Keeps what all pages need, which the page that registers the worker has loaded already. */
async function install(): Promise<void> {
  try {
    const cache = await caches.open(visited);
    const keepFile = async (file: string) => keep(cache, scope + file, await fetch(scope + file));
    await Promise.all(shell.map(keepFile));
  } catch (error) {
    if (!worker.registration.active) await caches.delete(visited);
    throw error;
  }
}

async function activate(): Promise<void> {
  await Promise.all((await listOutdated(scope)).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function answerDocument(event: FetchEvent): Promise<Response> {
  const address = documentAt(event.request.url);
  const find = async () => (await findKept(scope, address)) ?? composeDocument(event.request.url);
  return (await askFirst(event, address, find)) ?? answerOffline(event.request.url);
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await findKept(scope, url).catch(() => undefined);
  return kept ?? (await ask(event, url).catch(answerNothing));
}

async function answerData(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  return (await askFirst(event, url, () => findKept(scope, url))) ?? answerNothing();
}

/** Browsers report rejected requests of a worker as errors of its own. */
function answerNothing(): Response {
  return new Response(null, { status: 504 });
}

/**
 * Asks the server, and answers with what is kept if it is out of reach, fails, or stays silent.
 *
 * @param find A storage that fails must not keep documents from the reader.
 * @returns `undefined` if neither has an answer.
 */
async function askFirst(
  event: FetchEvent,
  address: string,
  find: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const asked = ask(event, address).catch(() => undefined);
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, SILENCE));
  const early = await Promise.race([asked, silence]);
  if (early && early.status < SERVER_ERROR) return early;
  return (await find().catch(() => undefined)) ?? asked;
}

/** Asks the server, and keeps what it answers unless the reader has removed all. */
async function ask(event: FetchEvent, address: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  // Firefox reports a failed preload as an answer.
  if (answer.type === 'error') throw new Error(`${address} is out of reach.`);
  const copy = answer.clone();
  const store = async () => {
    if (await caches.has(visited)) await keep(await caches.open(visited), address, copy);
  };
  // What is not of the site is not kept, nor what has no room.
  event.waitUntil(store().catch(() => {}));
  return answer;
}

/** Puts a page of which only the part was read into a kept document of its version and language. */
async function composeDocument(address: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(address);
  const part = await findKept(scope, origin + partOf(pathname));
  const read = part && ((await part.json()) as PagePart | null);
  if (!read) return undefined;
  for await (const cache of (await listCaches(scope)).map((name) => caches.open(name))) {
    for (const request of await cache.keys()) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- the first one counts
      const html = request.url.endsWith('.html') && (await (await cache.match(request))?.text());
      const filled = html && fillDocument(html, read);
      if (filled) return answerHtml(filled, 200);
    }
  }
  return undefined;
}

/** 404 if all pages of the language are kept, since the page cannot exist then. */
async function answerOffline(address: string): Promise<Response> {
  const path = address.slice(scope.length);
  const [lang, message] =
    messages.find(([prefix]) => path.startsWith(`${prefix}/`)) ?? messages[0]!;
  const name = allOf(scope, lang);
  const isPage = !/\.(?!html$)\w+$/.test(new URL(address).pathname);
  const isComplete =
    isPage && (await caches.match(name, { cacheName: name }).catch(() => undefined));
  const notFound = isComplete && (await findKept(scope, `${scope}404.html`));
  return notFound ? answerHtml(await notFound.text(), 404) : answerHtml(message, 503);
}

function answerHtml(html: string, status: number): Response {
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
