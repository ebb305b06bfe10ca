import type { Page } from '@playwright/test';
import { expect, hydrated, LANGUAGES, test, NOT_FOUND } from './fixtures';

test.use({ expectedMessages: NOT_FOUND });

/** Goes to a path as the browser does on the way through the history. */
async function goByHistory(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test(
  'shows the 404 page for unknown and malformed paths, never that of another language',
  { tag: ['@spec:failures', '@spec:addresses', '@spec:kinds-of-pages'] },
  async ({ page, language: { lang, root, notFound, home } }) => {
    const other = LANGUAGES.find((each) => each.lang !== lang)!;
    await page.addInitScript((title) => {
      const look = () => {
        const heading = document.querySelector('h1');
        const isVisible = heading?.checkVisibility({ visibilityProperty: true });
        if (isVisible && heading?.textContent === title) document.title = 'flashed';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, other.notFound);
    for (const path of ['guide/nowhere', 'guide/%E0%A4%A', 'guide/api/array/%zz']) {
      await test.step(path, async () => {
        const response = await page.goto(root + path);
        expect(response!.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
        await expect(page.getByRole('main')).toContainText('404');
        await expect(page).toHaveTitle('404 - funtool');
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await hydrated(page);
        await page.getByRole('link', { name: home }).click();
        await expect(page).toHaveURL(new RegExp(`/funtool/${root}$`));
      });
    }
  },
);

test(
  'shows the 404 page on navigation within the site, and the page that it comes back to',
  { tag: ['@spec:failures', '@spec:reading'] },
  async ({ page, language: { root, notFound } }) => {
    const heading = page.getByRole('heading', { level: 1 });
    // A malformed hash is no reason to show another page.
    await page.goto(`${root}guide/api/array/at#%E0%A4%A`);
    for (const path of ['guide/nowhere', 'guide/%E0%A4%A']) {
      await expect(heading).toHaveText('at');
      // On the way back, the page may be loaded anew.
      await hydrated(page);
      await goByHistory(page, `/funtool/${root}${path}`);
      await expect(heading).toHaveText(notFound);
      await page.goBack();
    }
    await expect(heading).toHaveText('at');
  },
);

test(
  'shows the 404 page for a page that the host no longer has',
  { tag: '@spec:failures' },
  async ({ page, baseURL, language: { root, notFound } }) => {
    const path = `${root}guide/api/array/at`;
    await page.route(`**/${path}`, async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: `${baseURL}${root}guide/nowhere` }),
      });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
  },
);
