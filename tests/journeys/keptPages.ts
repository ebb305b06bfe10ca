import { cp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { CONFIRMED } from '@funtool-docs/islands/offline/cacheNames';
import { CONFIRMED_FOR } from '@funtool-docs/islands/offline/worker/isRecent';
import { serve } from '../../scripts/serve.mjs';
import { expect, test } from './fixtures';

/** Name of the service worker in the folder of the site. */
export const WORKER = 'service-worker.js';

/** Reads a page after another one, so that the site is worth keeping. */
export async function readOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.goto(path, { referer: page.url() });
}

/** Waits until a language is cached: the last entry of its cache has the cache's name. */
export async function kept(page: Page, pack: RegExp): Promise<void> {
  const isKept = () =>
    page.evaluate(async (source) => {
      const name = (await caches.keys()).find((key) => new RegExp(source).test(key));
      return Boolean(name && (await caches.match(name, { cacheName: name })));
    }, pack.source);
  await expect.poll(isKept).toBe(true);
}

/**
 * Has the deployment count as confirmed too long ago, so that documents come from the server. Waits for
 * the confirmation behind the page, which must be the one read last: it would be noted afterwards.
 */
export async function expire(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isConfirmedSince, CONFIRMED)).toBe(true);
  await page.evaluate(
    async ([name, age]) => {
      const { scope } = await navigator.serviceWorker.ready;
      const cache = await caches.open(scope + name);
      await cache.put(scope + name, new Response(String(Date.now() - age)));
    },
    [CONFIRMED, CONFIRMED_FOR] as const,
  );
}

/** Runs in a page. */
async function isConfirmedSince(name: string): Promise<boolean> {
  const { scope } = await navigator.serviceWorker.ready;
  const entry = await caches.match(scope + name, { cacheName: scope + name });
  return entry !== undefined && Number(await entry.text()) >= performance.timeOrigin;
}

/** Lists cached files by path. */
export function readKept(page: Page, address: RegExp): Promise<string[]> {
  return page.evaluate(async (source) => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(source).test(new URL(request.url).pathname)) continue;
        texts.push(await (await cache.match(request))!.text());
      }
    }
    return texts;
  }, address.source);
}

/** Registers the service worker as a page does, and tells how its installation ends. */
export function install(page: Page): Promise<ServiceWorkerState> {
  return page.evaluate(async (address) => {
    const { installing, waiting, active } = await navigator.serviceWorker.register(address);
    const worker = (installing ?? waiting ?? active)!;
    while (worker.state !== 'activated' && worker.state !== 'redundant') {
      await new Promise((resolve) => {
        worker.addEventListener('statechange', resolve, { once: true });
      });
    }
    return worker.state;
  }, `/funtool/${WORKER}`);
}

/** Waits for an idle callback, or a second: a busy browser may never be idle. */
export const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => done(true), { timeout: 1000 })),
  );

/** Tells whether these tests need a file; leaving out the others saves time. */
const isNeeded = (file: string) => !/\.md$|doc_build\/en\//.test(file);

/** Serves a copy of the site that tests can redeploy. */
export const deployed = test.extend<{ folder: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use, info) => {
      const folder = info.outputPath('site');
      await cp('doc_build', folder, { recursive: true, filter: isNeeded });
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'test' },
  ],
  baseURL: async ({ folder }, use) => {
    const { url, close } = await serve({ folder });
    await use(url);
    close();
  },
});

/** Serves the site until `replace` has every request answered otherwise, as often as a test likes. */
export const replaceable = test.extend<{
  server: { url: string; replace: (listener: RequestListener) => Promise<void> };
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  server: async ({}, use) => {
    const { url, close } = await serve();
    const other = createServer();
    const port = Number(new URL(url).port);
    const replace = async (listener: RequestListener) => {
      other.removeAllListeners('request').on('request', listener);
      if (other.listening) return;
      await close();
      await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    };
    await use({ url, replace });
    void close();
    other.close();
    other.closeAllConnections();
  },
  baseURL: async ({ server }, use) => use(server.url),
});
