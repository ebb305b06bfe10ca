import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import messages from '../../build/offline.json' with { type: 'json' };
import { expect, LANGUAGES, test } from './fixtures';
import { deployed, kept, listKept, readOn, replaceable, WORKER } from './keptPages';

const PAGE = 'guide/api/array/at';
const LOGIN = '<!doctype html><title>Login</title><h1>Log in to this network</h1>';
const OFFLINE = /status of (?:404|50[34])|net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

/** Asks for a file as a page does, or for a part of it. */
const statusOf = (page: Page, address: string, range?: string) =>
  page.evaluate(
    async ([url, value]) => (await fetch(url!, { headers: value ? { Range: value } : {} })).status,
    [address, range] as const,
  );

/** Asks for a script that the page has fetched ahead. */
const isAnswered = (page: Page, mode: RequestMode) =>
  page.evaluate(
    async (init) => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=prefetch][href$=js]')!;
      const answer = await fetch(href, init).catch(() => undefined);
      return answer?.status === 200;
    },
    { mode },
  );

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ serviceWorkers: 'allow', expectedMessages: OFFLINE });

// Only in Chromium do the workers of a page go offline with it.
test('reads the pages that were read, also those put in place, and tells of others @chromium', async ({
  page,
  context,
  language: { lang, root, next, retry, sidebar },
}) => {
  const title = titleOf(page);
  await readOn(page, `${root}${PAGE}`);
  await kept(page, /at\.html$/);
  await page.getByRole('link', { name: next }).click();
  await expect(title).toHaveText('intersect');
  await kept(page, /intersect\.part\.json$/);
  await test.step('leaves other requests alone', async () => {
    expect(await statusOf(page, '/funtool/llms.txt', 'bytes=0-3')).toBe(206);
    expect(await statusOf(page, '/')).toBe(200);
  });
  await context.setOffline(true);
  // Firefox prefetches without `Sec-Purpose`, but Playwright cannot see its workers.
  await test.step('leaves what a browser fetches ahead, and cancels aloud, to it', async () => {
    expect(await isAnswered(page, 'cors')).toBe(true);
    expect(await isAnswered(page, 'no-cors')).toBe(false);
  });
  const placed = await page.goto(`${root}guide/api/array/intersect?x=1#signature`);
  expect(placed!.status()).toBe(200);
  await expect(title).toHaveText('intersect');
  await expect(page).toHaveTitle(/^intersect/);
  const entries = page.getByRole('navigation', { name: sidebar });
  await expect(entries.locator('[aria-current]')).toHaveText('intersect');
  await page.getByRole('link', { name: 'at', exact: true }).first().click();
  await expect(title).toHaveText('at');
  const file = await page.goto(`${root}llms.txt`);
  expect(file!.status()).toBe(503);
  const missing = await page.goto(`${root}guide/api/array/union?x=1`);
  expect(missing!.status()).toBe(503);
  await expect(title).toHaveText(messages.title[lang]);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await context.setOffline(false);
  await page.getByRole('link', { name: retry }).click();
  await expect(title).toHaveText('union');
});

test('keeps pages again after a reader has cleared the storage @chromium', async ({
  page,
  context,
  baseURL,
}) => {
  await readOn(page, PAGE);
  await kept(page, /at\.html$/);
  const client = await context.newCDPSession(page);
  const { origin } = new URL(baseURL!);
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' });
  expect(await listKept(page)).toEqual([]);
  await readOn(page, 'guide/api/array/union');
  await kept(page, /union\.html$/);
  await context.setOffline(true);
  await page.reload();
  await expect(titleOf(page)).toHaveText('union');
});

replaceable.use({ serviceWorkers: 'allow', expectedMessages: OFFLINE });

replaceable(
  'keeps nothing of a proxy that answers in place of the site @chromium',
  async ({ page, context, server }) => {
    const title = titleOf(page);
    const script = /static\/.*\.js$/;
    await test.step('installs nothing', async () => {
      await context.route(script, (route) =>
        route.request().serviceWorker()
          ? route.fulfill({ contentType: 'text/html', body: LOGIN })
          : route.fallback(),
      );
      const asked = context.waitForEvent('requestfinished', {
        predicate: (request) => Boolean(request.serviceWorker() && script.test(request.url())),
      });
      await readOn(page, PAGE);
      await asked;
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      await context.unroute(script);
    });
    await readOn(page, PAGE);
    await kept(page, /at\.html$/);
    await server.replace((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(LOGIN);
    });
    await page.goto('guide/api/array/union');
    await expect(title).toHaveText('Log in to this network');
    await context.setOffline(true);
    await page.goto('guide/api/array/union');
    await expect(title).toHaveText(messages.title.zh);
    await page.goto(PAGE);
    await expect(title).toHaveText('at');
  },
);

replaceable(
  'answers for a server that is silent or fails @chromium',
  async ({ page, context, server }) => {
    const title = titleOf(page);
    await readOn(page, PAGE);
    await kept(page, /at\.html$/);
    await server.replace(() => {});
    await page.goto(PAGE);
    await expect(title).toHaveText('at');
    await server.replace((_, response) => {
      response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Busy</h1>');
    });
    const shown = await page.goto(PAGE);
    expect(shown!.status()).toBe(200);
    await expect(title).toHaveText('at');
    const other = await page.goto('guide/api/array/union');
    expect(other!.status()).toBe(503);
    await expect(title).toHaveText('Busy');
    await context.route(/nowhere\.js$/, (route) => route.abort());
    expect(await statusOf(page, '/funtool/static/nowhere.js')).toBe(504);
  },
);

deployed.use({ serviceWorkers: 'allow', expectedMessages: OFFLINE });

deployed(
  'lets two versions of the site be read side by side @chromium',
  async ({ page, context, folder }) => {
    const title = titleOf(page);
    const edit = async (file: string, change: (text: string) => string) => {
      const name = path.join(folder, file);
      await writeFile(name, change(await readFile(name, 'utf8')));
    };
    await readOn(page, PAGE);
    await kept(page, /at\.html$/);
    const other = await context.newPage();
    await other.goto('guide/api/array/union');
    const [name] = await page.evaluate(() => caches.keys());
    const version = name!.slice(name!.lastIndexOf('.') + 1);
    await edit(WORKER, (code) => code.replaceAll(version, 'today'));
    await edit(`${PAGE}.html`, (html) => html.replace('</h1>', ' of today</h1>'));
    await page.goto(PAGE);
    await expect(title).toHaveText('at of today');
    const isWaiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        return Boolean(registration.waiting);
      });
    await expect.poll(isWaiting).toBe(true);
    await other.reload();
    await expect(titleOf(other)).toHaveText('union');
    await test.step('the newer one takes over once no page is open', async () => {
      await other.close();
      await page.goto('about:blank');
      const next = await context.newPage();
      // A page that follows one of the older worker keeps that worker alive.
      await expect(async () => {
        await next.goto('about:blank');
        await next.goto(PAGE);
        expect((await listKept(next)).join()).toMatch(/visited\.today [^,]*at\.html/);
      }).toPass();
      await context.setOffline(true);
      await next.goto('guide/api/array/union');
      await expect(titleOf(next)).toHaveText('union');
    });
  },
);

test('reads the pages of another language once the connection is back @chromium', async ({
  page,
  context,
  language: { lang, root },
}) => {
  const other = LANGUAGES.find((language) => language.lang !== lang)!;
  await readOn(page, `${root}${PAGE}`);
  await kept(page, /at\.html$/);
  await context.setOffline(true);
  await page.goto(`${other.root}${PAGE}`);
  await expect(titleOf(page)).toHaveText(messages.title[other.lang]);
  await context.setOffline(false);
  await page.getByRole('link', { name: other.retry }).click();
  await expect(titleOf(page)).toHaveText('at');
});
