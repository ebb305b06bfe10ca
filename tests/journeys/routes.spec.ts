import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test, NOT_FOUND } from './fixtures';

test.use({ expectedMessages: NOT_FOUND });

/** Addresses as people write them, with that of their page and its title; others: `findPage.dom.test.ts`. */
const WRITTEN = [
  ['guide/api/%61rray/at', 'guide/api/array/at', 'at'],
  ['guide/api/function/ObjectId/index.html', 'guide/api/function/ObjectId/', 'ObjectId'],
  ['guide/api/array/at/', 'guide/api/array/at', 'at'],
  ['en/guide/api/array/AT).?x=1#notes', 'en/guide/api/array/at?x=1#notes', 'at'],
] as const;

test('leads whatever way an address is written to its page', async ({ page }) => {
  for (const [path, canonical, title] of WRITTEN) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.href.endsWith(`/funtool/${canonical}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
    });
  }
});

test('leads from the address of a page that is gone to the place that has the rest', async ({
  page,
  language: { root },
}) => {
  for (const id of ['badge', 'totals']) {
    await page.goto(`${root}guide/health?q=1#${id}`);
    await expect(page).toHaveURL((url) =>
      url.href.endsWith(`${root}guide/what-is-checked?q=1#${id}`),
    );
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('never shows the 404 page on the way to a page', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const code = [...document.querySelectorAll('p')].find((p) => p.textContent === '404');
      if (code?.checkVisibility({ visibilityProperty: true })) document.title = 'flashed';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['guide/api/array/at/', 'guide/api/array/at']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
    await hydrated(page);
    await page.getByRole('link', { name: texts.nextPageText.zh }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('intersect');
    await expect(page).toHaveTitle('intersect - funtool');
  }
});

test.describe('a site at the root of its host, with .html in its addresses', () => {
  test.use({ site: 'versions' });

  test('works without a base and without clean URLs', async ({ page }) => {
    await page.goto('guide/newer.html');
    await hydrated(page);
    await page.getByRole('link', { name: texts.prevPageText.zh }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/guide/both.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('指南 v2');
  });
});
