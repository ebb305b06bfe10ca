import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleWorker } from '@funtool-docs/islands/build/bundle';
import { site } from '../../site.config';
import { expect, hydrate, NOT_FOUND, test } from './fixtures';
import { deployed, idle, WORKER } from './keptPages';

// Holds for either value of `offline` in site.config.js.
test.use({ serviceWorkers: 'allow' });

const SITE: Parameters<typeof bundleWorker>[1] = { version: '1', shell: [], messages: [] };

deployed.describe('a worker that is taken back', () => {
  // Plain text pages request no icon.
  deployed.use({ serviceWorkers: 'allow', expectedMessages: NOT_FOUND });

  deployed('removes itself and what it kept, and nothing else', async ({ page, folder }) => {
    const built = path.join(folder, WORKER);
    await writeFile(built, await bundleWorker('serviceWorker', SITE));
    await page.goto('llms.txt');
    await page.evaluate((name) => navigator.serviceWorker.register(name), `/funtool/${WORKER}`);
    await page.evaluate(async () => {
      const { scope } = await navigator.serviceWorker.ready;
      const own = ['visited.1', 'all.zh', 'static/pages.zh.1.json'].map((name) => scope + name);
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

// When a page is worth keeping: packages/islands/starter/afterLoad.dom.test.ts.
test('registers the worker on the second page of a visit, and reads as ever where that is refused', async ({
  page,
  language: { root, next },
}) => {
  await tellRegistration(page);
  await page.goto(`${root}guide/api/array/at`);
  await idle(page);
  await expect(page).not.toHaveTitle('registered');
  await page.getByRole('link', { name: next }).click();
  await expect(page).toHaveTitle(site.offline ? 'registered' : /^intersect/);
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('can be installed @chromium', async ({ page, context, language: { lang, root } }) => {
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
