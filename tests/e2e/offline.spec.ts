import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleWorker } from '../../plugins/offline/bundleWorker';
import type { Pack } from '../../plugins/offline/pack';
import { serve } from '../../scripts/serve.mjs';
import { expect, LANGUAGES, saveData, test } from './fixtures';

const WORKER = 'service-worker.js';

const OFFLINE = {
  zh: '当前离线，这一页没有保存',
  en: 'You are offline, and this page is not saved',
};

/** Waits until all pages of a language are kept: the last entry of their cache has the cache's name. */
async function kept(page: Page, pack: RegExp): Promise<void> {
  const isKept = () =>
    page.evaluate(async (source) => {
      const name = (await caches.keys()).find((key) => new RegExp(source).test(key));
      return Boolean(name && (await caches.match(name, { cacheName: name })));
    }, pack.source);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

/** Tells whether a file of the site plays a part here; most of its bytes are in others. */
const isNeeded = (file: string) => !/\.(?:png|md)$|doc_build\/en\//.test(file);

const changeTitle = (html: string) => html.replace('</h1>', ' of today</h1>');

/** Waits until the page has done what it does when it has nothing else to do. */
const idle = (page: Page) =>
  page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))));

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test.use({ serviceWorkers: 'allow' });

for (const { lang, root, search, notFound } of LANGUAGES) {
  // Only in Chromium do the workers of a page go offline with it.
  test.describe(`after a visit in ${lang} @chromium`, () => {
    test.use({ expectedMessages: /status of (?:404|503)/ });

    test.beforeEach(async ({ page, context }) => {
      await page.goto(`${root}guide/api/array/at`);
      await kept(page, new RegExp(`pages\\.${lang}\\.`));
      await context.setOffline(true);
    });

    test('reads and searches offline', async ({ page }) => {
      const response = await page.goto(`${root}guide/api/array/union?x=1`);
      expect(response!.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('union');
      await page.getByRole('button', { name: search }).click();
      await page.keyboard.type('cloneDeep');
      await page.getByRole('option', { name: /^cloneDeep / }).click();
      await expect(page).toHaveURL(/\/guide\/api\/common\/cloneDeep$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('cloneDeep');
    });

    test('tells offline what does not exist from what is not kept', async ({ page }) => {
      const unknown = await page.goto(`${root}guide/nowhere`);
      expect(unknown!.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
      for (const other of LANGUAGES.filter((language) => language.lang !== lang)) {
        const missing = await page.goto(`${other.root}guide/api/array/at?x=1`);
        expect(missing!.status()).toBe(503);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFLINE[other.lang]);
        await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
      }
      const file = await page.goto(`${root}llms.txt`);
      expect(file!.status()).toBe(503);
    });
  });
}

test.describe('a language that was not read @chromium', () => {
  test.use({ expectedMessages: /status of 503/ });

  test('is shown and kept once the connection is back', async ({ page, context }) => {
    await page.goto('guide/api/array/at');
    await kept(page, /pages\.zh\./);
    await context.setOffline(true);
    await page.goto('en/guide/api/array/at');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
    await expect(page).toHaveURL(/\/en\/guide\/api\/array\/at$/);
    await kept(page, /pages\.en\./);
  });
});

test('leaves other requests alone @chromium', async ({ page }) => {
  await page.goto('guide/api/array/at');
  await kept(page, /pages\.zh\./);
  const statusOf = (address: string, range?: string) =>
    page.evaluate(
      async ([url, value]) => {
        const { status } = await fetch(url!, { headers: value ? { Range: value } : {} });
        return status;
      },
      [address, range] as const,
    );
  expect(await statusOf('/funtool/llms.txt', 'bytes=0-3')).toBe(206);
  expect(await statusOf('/', undefined)).toBe(200);
});

test.describe('a site of its own', () => {
  const PAGE = 'guide/api/array/at.html';

  /** Serves a copy of the site, which a deployment may change. */
  const deployed = test.extend<{ folder: string }>({
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

  /** Changes the title of a page, and what is kept of it, the way a deployment does. */
  async function deploy(folder: string): Promise<void> {
    const edit = async (file: string, change: (text: string) => string) =>
      writeFile(path.join(folder, file), change(await readFile(path.join(folder, file), 'utf8')));
    const names = await readdir(path.join(folder, 'static'));
    const pack = names.find((name) => name.startsWith('pages.zh.'))!;
    await edit(PAGE, changeTitle);
    await edit(`static/${pack}`, (json) => {
      const { pieces, files } = JSON.parse(json) as Pack;
      const html = files[PAGE]!.map((number) => pieces[number]).join('');
      files[PAGE] = [pieces.length];
      return JSON.stringify({ files, pieces: [...pieces, changeTitle(html)] });
    });
    await cp(path.join(folder, 'static', pack), path.join(folder, 'static/pages.zh.today.json'));
    await rm(path.join(folder, 'static', pack));
    await edit(WORKER, (code) => code.replaceAll(pack, 'pages.zh.today.json'));
  }

  deployed(
    'shows a deployment at once, and soon offline too @chromium',
    async ({ page, context, folder }) => {
      const title = page.getByRole('heading', { level: 1 });
      await page.goto('guide/api/array/at');
      await kept(page, /pages\.zh\.(?!today)/);
      await deploy(folder);
      await page.goto('guide/api/array/at');
      await expect(title).toHaveText('at of today');
      await kept(page, /pages\.zh\.today/);
      await page.goto('guide/api/array/union');
      const packs = () =>
        page.evaluate(async () => (await caches.keys()).filter((key) => key.includes('/pages.')));
      await expect.poll(packs).toEqual([expect.stringContaining('today')]);
      await context.setOffline(true);
      await page.goto('guide/api/array/at');
      await expect(title).toHaveText('at of today');
    },
  );

  deployed(
    'waits with a deployment while another page is open @chromium',
    async ({ page, context, folder }) => {
      await page.goto('guide/api/array/at');
      await kept(page, /pages\.zh\.(?!today)/);
      const other = await context.newPage();
      await other.goto('guide/api/array/union');
      await deploy(folder);
      await page.goto('guide/api/array/intersect');
      await kept(page, /pages\.zh\.today/);
      const waits = () =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
      await expect.poll(waits).toBe(true);
      for (const name of ['at', 'unique']) {
        await page.goto(`guide/api/array/${name}`);
        await idle(page);
      }
      expect(await waits()).toBe(true);
      await other.close();
      await page.goto('guide/api/array/at');
      await expect.poll(waits).toBe(false);
    },
  );

  deployed('takes itself back @chromium', async ({ page, folder }) => {
    await page.goto('guide/api/array/at');
    await kept(page, /pages\.zh\./);
    await writeFile(path.join(folder, WORKER), await bundleWorker('retiredWorker'));
    const html = await readFile(path.join(folder, PAGE), 'utf8');
    await writeFile(path.join(folder, PAGE), html.replace(`"/funtool/${WORKER}"`, 'null'));
    await page.goto('guide/api/array/at');
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test('registers nothing where the reader saves data', async ({ page }) => {
  await saveData(page);
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.title = 'registered';
      return Promise.reject(new Error('not wanted'));
    };
  });
  await page.goto('guide/api/array/at');
  await idle(page);
  await expect(page).not.toHaveTitle('registered');
});

for (const [what, block] of [
  ['is missing', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'is refused',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('blocked', 'SecurityError'));
    },
  ],
] as const) {
  test(`reads as ever where the service worker ${what}`, async ({ page }) => {
    await page.addInitScript(block);
    await page.goto('guide/api/array/at');
    await idle(page);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });
}

for (const { lang, root } of LANGUAGES) {
  test(`can be installed in ${lang} @chromium`, async ({ page, context }) => {
    await page.goto(`${root}guide/api/array/at`);
    const client = await context.newCDPSession(page);
    const { data, errors } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data!);
    expect(manifest).toMatchObject({ lang, start_url: `/funtool/${root}`, scope: '/funtool/' });
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // A test's browser keeps nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const icons: { src: string; sizes: string }[] = manifest.icons;
    for (const { src, sizes } of icons.filter(({ sizes: size }) => size !== 'any')) {
      const size = await page.evaluate(async (url) => {
        const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });
}
