import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import messages from '../../build/offline.json' with { type: 'json' };
import type { Pack } from '@funtool-docs/islands/offline/pack';
import { expect, LANGUAGES, test } from './fixtures';
import { deployed, expire, idle, kept, readOn, WORKER } from './keptPages';

/** Tells whether a newer service worker waits until it may take over. */
const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));

/**
 * Opens a page until the newer service worker has taken over. Chromium asks the old one once to end
 * when it is idle; if a request starts that one again, it stays until the next page asks. A request
 * that comes while the old one ends may reach neither where both are attached to a debugger.
 */
const takeOver = (page: Page, address: string) =>
  expect(async () => {
    await page.goto(address, { timeout: 5000 });
    await expect.poll(() => waits(page), { timeout: 15_000 }).toBe(false);
  }).toPass();

/** Tells the waiting service worker what is read, as pages do, and waits for its answer. */
const askWaiting = (page: Page, lang: string) =>
  page.evaluate(async (data) => {
    const { waiting } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => port1.addEventListener('message', resolve));
    port1.start();
    waiting!.postMessage(data, [port2]);
    await answered;
  }, lang);

/** Changes a file of a site. */
async function edit(folder: string, file: string, change: (text: string) => string) {
  const name = path.join(folder, file);
  await writeFile(name, change(await readFile(name, 'utf8')));
}

const changeTitle = (html: string) => html.replace('</h1>', ' of today</h1>');

/** Asks for a file as a page does, or for a part of it. */
const statusOf = (page: Page, address: string, range?: string) =>
  page.evaluate(
    async ([url, value]) => {
      const { status } = await fetch(url!, { headers: value ? { Range: value } : {} });
      return status;
    },
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

test.use({ serviceWorkers: 'allow' });

test.describe('after a visit', () => {
  test.use({ expectedMessages: /status of (?:404|503)|net::ERR_INTERNET_DISCONNECTED/ });

  // Only in Chromium do the workers of a page go offline with it.
  test('reads and searches offline, and tells what does not exist from what is not kept @chromium', async ({
    page,
    context,
    language: { lang, root, search, notFound },
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    const other = LANGUAGES.find((language) => language.lang !== lang)!;
    await readOn(page, `${root}guide/api/array/at`);
    await kept(page, new RegExp(`pages\\.${lang}\\.`));
    await test.step('leaves other requests alone', async () => {
      expect(await statusOf(page, '/funtool/llms.txt', 'bytes=0-3')).toBe(206);
      expect(await statusOf(page, '/')).toBe(200);
    });
    await expire(page);
    await context.setOffline(true);
    // Firefox prefetches without `Sec-Purpose`, but Playwright cannot see its workers.
    await test.step('leaves what a browser fetches ahead, and cancels aloud, to it', async () => {
      expect(await isAnswered(page, 'cors')).toBe(true);
      expect(await isAnswered(page, 'no-cors')).toBe(false);
    });
    const response = await page.goto(`${root}guide/api/array/union?x=1`);
    expect(response!.status()).toBe(200);
    await expect(title).toHaveText('union');
    await page.getByRole('button', { name: search }).click();
    await page.keyboard.type('cloneDeep');
    await page.getByRole('option', { name: /^cloneDeep / }).click();
    await expect(page).toHaveURL(/\/guide\/api\/common\/cloneDeep$/);
    await expect(title).toHaveText('cloneDeep');
    const unknown = await page.goto(`${root}guide/nowhere`);
    expect(unknown!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    const file = await page.goto(`${root}llms.txt`);
    expect(file!.status()).toBe(503);
    const missing = await page.goto(`${other.root}guide/api/array/at?x=1`);
    expect(missing!.status()).toBe(503);
    await expect(title).toHaveText(messages.title[other.lang]);
    await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
    await test.step('shows and keeps the other language once the connection is back', async () => {
      await context.setOffline(false);
      await page.getByRole('link', { name: other.retry }).click();
      await expect(title).toHaveText('at');
      await expect(page).toHaveURL(
        (url) => url.pathname === `/funtool/${other.root}guide/api/array/at`,
      );
      await kept(page, new RegExp(`pages\\.${other.lang}\\.`));
    });
  });
});

test.describe('a site of its own', () => {
  const PAGE = 'guide/api/array/at.html';

  /** Changes the title of a page, and what is kept of it, the way a deployment does. */
  async function deploy(folder: string): Promise<void> {
    const names = await readdir(path.join(folder, 'static'));
    const pack = names.find((name) => name.startsWith('pages.zh.'))!;
    await edit(folder, PAGE, changeTitle);
    await edit(folder, `static/${pack}`, (json) => {
      const { pieces, files } = JSON.parse(json) as Pack;
      const html = files[PAGE]!.map((number) => pieces[number]).join('');
      files[PAGE] = [pieces.length];
      return JSON.stringify({ files, pieces: [...pieces, changeTitle(html)] });
    });
    const today = path.join(folder, 'static/pages.zh.today.json');
    await rename(path.join(folder, 'static', pack), today);
    const hash = createHash('sha256')
      .update(await readFile(today))
      .digest('base64');
    await edit(folder, WORKER, (code) => {
      const entry = new RegExp(
        `${pack.replaceAll('.', String.raw`\.`)}(\\W+integrity\\W+sha256-)[\\w+/=]+`,
      );
      expect(code).toMatch(entry);
      return code.replace(entry, `pages.zh.today.json$1${hash}`);
    });
  }

  deployed(
    'shows a deployment at once if none was confirmed lately, and offline once no other page is open @chromium',
    async ({ page, context, baseURL, folder }) => {
      const title = page.getByRole('heading', { level: 1 });
      const ofAnotherVersion = ['shell', 'confirmed', 'static/pages.zh.0a.json'].map(
        (name) => `${baseURL}v1/${name}`,
      );
      await readOn(page, 'guide/api/array/at');
      await kept(page, /pages\.zh\.(?!today)/);
      await page.evaluate(
        (names) => Promise.all(names.map((name) => caches.open(name))),
        ofAnotherVersion,
      );
      const other = await context.newPage();
      await other.goto('guide/api/array/union');
      await expire(other);
      await deploy(folder);
      await page.goto('guide/api/array/at');
      await expect(title).toHaveText('at of today');
      await kept(page, /pages\.zh\.today/);
      await expect.poll(() => waits(page)).toBe(true);
      for (const name of ['intersect', 'unique']) {
        await page.goto(`guide/api/array/${name}`);
        await idle(page);
      }
      expect(await waits(page), 'waits while another page is open').toBe(true);
      await other.close();
      await takeOver(page, 'guide/api/array/union');
      const own = () =>
        page.evaluate(async () => (await caches.keys()).filter((key) => !key.includes('/v1/')));
      await expect.poll(own).toHaveLength(3);
      expect((await own()).filter((key) => key.includes('/pages.'))).toEqual([
        expect.stringContaining('today'),
      ]);
      expect(await page.evaluate(() => caches.keys())).toEqual(
        expect.arrayContaining(ofAnotherVersion),
      );
      await context.setOffline(true);
      await page.goto('guide/api/array/at');
      await expect(title).toHaveText('at of today');
    },
  );

  deployed(
    'shows a kept page once after a deployment, then the new one @chromium',
    async ({ page, folder }) => {
      const title = page.getByRole('heading', { level: 1 });
      await readOn(page, 'guide/api/array/at');
      await kept(page, /pages\.zh\.(?!today)/);
      await test.step('asks the server when the reader loads a page again', async () => {
        await edit(folder, PAGE, (html) => html.replace('</h1>', ' of noon</h1>'));
        await page.goto('guide/api/array/at');
        await expect(title).toHaveText('at');
        await page.reload();
        await expect(title).toHaveText('at of noon');
      });
      await deploy(folder);
      await page.goto('guide/api/array/at');
      await expect(title).toHaveText('at');
      await kept(page, /pages\.zh\.today/);
      await expect.poll(() => waits(page)).toBe(true);
      await askWaiting(page, 'zh');
      expect(await waits(page), 'waits while a page of before is open').toBe(true);
      await page.goto('guide/api/array/at');
      await expect(title).toHaveText('at of noon of today');
      await takeOver(page, 'guide/api/array/union');
      await page.goto('guide/api/array/at');
      await expect(title).toHaveText('at of today');
    },
  );
});
