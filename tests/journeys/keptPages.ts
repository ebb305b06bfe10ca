import { cp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { expect, test } from './fixtures';

/** Name of the service worker in the folder of the site. */
export const WORKER = 'service-worker.js';

/** Reads a page after another one, so that what is read is kept. */
export async function readOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.goto(path, { referer: page.url() });
}

/** Waits until an address whose path matches is kept. */
export async function kept(page: Page, path: RegExp): Promise<void> {
  await expect.poll(() => listKept(page)).toContainEqual(expect.stringMatching(path));
}

/** Lists the addresses that are kept, as names of caches and paths. */
export function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      texts.push(...requests.map(({ url }) => `${name} ${new URL(url).pathname}`));
    }
    return texts;
  });
}

/** Waits for an idle callback, or a second: a busy browser may never be idle. */
export const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => done(true), { timeout: 1000 })),
  );

/** Tells whether these tests need a file; leaving out the others saves time. */
const isNeeded = (file: string) => !/\.md$|\/en\/|\/api\/(?!array)\w+\//.test(file);

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
