import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { enhanced, expect, saveData, test } from './fixtures';
import { idle } from './keptPages';

const KB = 1024;

/** A page of each kind. */
const KINDS = {
  'the home page': 'en/',
  'the overview': 'en/guide/api/',
  'an API page': 'en/guide/api/array/at',
  'the longest API page': 'en/guide/api/math/math',
  'a guide': 'en/guide/start/introduction',
  'a table': 'en/guide/what-is-checked',
  'a page in Chinese': 'guide/api/array/at',
};

/** Largest sum of what the browser fetches on its own after a page has loaded, as compressed. */
const MAX_AHEAD = 91 * KB;

/** Largest sum of what a page fetches to be read: the document and its icon. */
const MAX_AT_ONCE = 27.25 * KB;

const MAX_REQUESTS = 3;

interface Fetched {
  url: string;
  bytes: number;
  /** Time of the request, in the browser's seconds. */
  requestedAt: number;
}

/** An icon is part of the page, though the browser may fetch it after the rest. */
const ICON = /icon/;

/** Not part of what a page needs to be read, though fetched once it is painted. */
const ENHANCEMENTS = /\/(?:enhancements\.[\w-]+\.js|print\.\w+\.css)$/;

/** Notes what the page fetches until it has loaded, and what it fetches ahead until it is idle. */
async function load(page: Page, path: string): Promise<{ atOnce: Fetched[]; ahead: Fetched[] }> {
  const client = await page.context().newCDPSession(page);
  await Promise.all([client.send('Network.enable'), client.send('Page.enable')]);
  const pending = new Map<string, Omit<Fetched, 'bytes'>>();
  const fetched: Fetched[] = [];
  let loadedAt = Infinity;
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    pending.set(requestId, { url: request.url, requestedAt: timestamp });
  });
  client.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = pending.get(requestId);
    if (request) fetched.push({ ...request, bytes: encodedDataLength });
    pending.delete(requestId);
  });
  client.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  await page.goto(path);
  await idle(page);
  const links = page.locator('link[rel=prefetch]');
  const wanted = await links.evaluateAll((all) => all.map((link) => Reflect.get(link, 'href')));
  const missing = () => wanted.filter((href) => !fetched.some(({ url }) => url === href));
  await expect.poll(missing).toEqual([]);
  await expect.poll(() => pending.size).toBe(0);
  const isAtOnce = ({ url, requestedAt }: Fetched) =>
    ICON.test(url) || (requestedAt < loadedAt && !ENHANCEMENTS.test(url));
  return { atOnce: fetched.filter(isAtOnce), ahead: fetched.filter((file) => !isAtOnce(file)) };
}

const sum = (files: Fetched[]) => files.reduce((total, { bytes }) => total + bytes, 0);

test.describe('every kind of page', () => {
  // Only Chromium tells the size of what is fetched ahead.
  for (const [kind, path] of Object.entries(KINDS)) {
    test(`fetches little, and little ahead: ${kind} @chromium`, async ({ page }) => {
      const { atOnce, ahead } = await load(page, path);
      expect(atOnce.length).toBeLessThanOrEqual(MAX_REQUESTS);
      expect(sum(atOnce), JSON.stringify(atOnce, undefined, 1)).toBeLessThan(MAX_AT_ONCE);
      expect(atOnce.filter(({ url }) => /\.(?:js|json)$/.test(url))).toEqual([]);
      expect(ahead.length).toBeGreaterThan(0);
      expect(sum(ahead), JSON.stringify(ahead, undefined, 1)).toBeLessThan(MAX_AHEAD);
    });
  }

  test('fetches nothing ahead where the reader saves data @chromium', async ({ page }) => {
    await saveData(page);
    const { ahead } = await load(page, KINDS['an API page']);
    expect(ahead).toEqual([]);
  });
});

test('the sandbox is fetched once the reader is about to run an example', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('en/guide/api/array/at');
  await idle(page);
  const ofSandbox = () => asked.filter((url) => url.includes('/runner/'));
  expect(ofSandbox()).toEqual([]);
  const run = page.getByRole('button', { name: texts['example.runText'].en }).first();
  await run.hover();
  await expect.poll(() => ofSandbox().length).toBe(1);
  await run.click();
  await expect(page.locator('.ft-note--same').first()).toBeVisible();
  // The sandbox with the parser is for edited code.
  expect(ofSandbox().filter((url) => !/\/run\.\w+\.html$/.test(url))).toEqual([]);
});

test('a page is fetched once, as the pointer comes to its links', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('en/guide/api/array/at');
  await enhanced(page);
  const parts = () => asked.flatMap((url) => /array\/(\w+)\.part\.json$/.exec(url)?.[1] ?? []);
  const sidebar = page.getByRole('navigation', { name: texts.sidebarText.en });
  for (const name of ['unique', 'union', 'unique']) {
    await sidebar.getByRole('link', { name, exact: true }).hover();
    await expect.poll(parts).toContain(name);
  }
  expect(parts().toSorted()).toEqual(['union', 'unique']);
});
