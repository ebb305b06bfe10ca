import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleWorker } from '../../features/offline/bundleWorker';
import { site } from '../../site.config';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrate, LANGUAGES, NOT_FOUND, saveData, test } from './fixtures';
import { deployed, idle, install, readOn, WORKER } from './keptPages';

// Holds for either value of `offline` in site.config.js.
test.use({ serviceWorkers: 'allow' });

test('has the worker that the setting asks for, and pages that know of it', async ({ page }) => {
  const worker = await readFile(`doc_build/${WORKER}`, 'utf8');
  expect(worker === (await bundleWorker('retiredWorker'))).toBe(!site.offline);
  await page.goto('guide/api/array/at');
  const embedded = JSON.parse((await page.locator('#embedded-data').textContent())!);
  expect(embedded.worker).toBe(site.offline ? `/funtool/${WORKER}` : undefined);
});

deployed.describe('a worker that is taken back', () => {
  // Plain text pages request no icon.
  deployed.use({ serviceWorkers: 'allow', expectedMessages: NOT_FOUND });

  deployed('removes itself and what it kept, and nothing else', async ({ page, folder }) => {
    const built = path.join(folder, WORKER);
    await writeFile(built, await bundleWorker('serviceWorker', { shell: [], languages: [] }));
    await page.goto('llms.txt');
    expect(await install(page)).toBe('activated');
    await page.evaluate(async () => {
      const { scope } = await navigator.serviceWorker.ready;
      const own = ['shell', 'confirmed', 'static/pages.zh.1.json'].map((name) => scope + name);
      for (const name of [...own, 'of another site']) {
        const cache = await caches.open(name);
        await cache.put(`${scope}kept`, new Response('kept'));
      }
    });
    await writeFile(built, await bundleWorker('retiredWorker'));
    await page.goto('llms.txt');
    // Browsers look for another worker by themselves, but seconds after a page has loaded.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const left = () =>
      page.evaluate(async () => {
        const { length } = await navigator.serviceWorker.getRegistrations();
        return [length, await caches.keys()];
      });
    await expect.poll(left).toEqual([0, ['of another site']]);
  });
});

/** Has the title of the page tell that a worker was registered. */
const tellRegistration = (page: Page) =>
  page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.title = 'registered';
      return Promise.reject(new Error('not wanted'));
    };
  });

test('registers nothing on the first page of a visit', async ({ page }) => {
  await tellRegistration(page);
  await page.goto('guide/api/array/at');
  await idle(page);
  await expect(page).not.toHaveTitle('registered');
});

test('registers the worker on the second page of a visit', async ({ page }) => {
  await tellRegistration(page);
  await page.goto('en/guide/api/array/at');
  await page.getByRole('link', { name: texts.nextPageText.en }).click();
  await expect(page).toHaveTitle(site.offline ? 'registered' : /^intersect/);
});

test('registers nothing where the reader saves data', async ({ page }) => {
  await saveData(page);
  await tellRegistration(page);
  await readOn(page, 'guide/api/array/at');
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
    await readOn(page, 'guide/api/array/at');
    await idle(page);
    await hydrate(page);
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
    // Each test has an empty cache.
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
