import { expect, test } from './fixtures';

const FLAG = 'funtool-visited';

test.use({ firstVisit: true });

for (const [locale, from, to, lang] of [
  ['zh-CN', 'en/guide/api/array/at?x=1#notes', 'guide/api/array/at?x=1#notes', 'zh'],
  ['en-GB', 'guide/api/array/at?x=1#notes', 'en/guide/api/array/at?x=1#notes', 'en'],
] as const) {
  test.describe(`a first visit with a browser in ${locale}`, () => {
    test.use({ locale });

    test(`leads a first visit in ${locale} to its language once, query and hash included`, async ({
      page,
    }) => {
      await page.goto(from);
      await expect(page).toHaveURL((url) => url.href.endsWith(`/funtool/${to}`));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await page.evaluate((key) => localStorage.getItem(key), FLAG)).toBe('1');
      await page.goto(from);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL((url) => url.href.endsWith(`/funtool/${from}`));
    });
  });
}

test.describe('a site whose setting is "never"', () => {
  test.use({ locale: 'en-US', site: 'options' });

  test('never redirects where the setting is never', async ({ page }) => {
    await page.goto('guide/headings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/funtool\/guide\/headings$/);
  });
});

test.describe('a site with versions that redirects from its default language only', () => {
  test.use({ site: 'versions' });

  test.describe('for a reader of English', () => {
    test.use({ locale: 'en-US' });

    test('redirects within the version', async ({ page }) => {
      await page.goto('v1/guide/both.html');
      await expect(page).toHaveURL((url) => url.pathname === '/v1/en/guide/both.html');
    });
  });

  test('stays where only the default language redirects', async ({ page }) => {
    await page.goto('en/guide/both.html');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/en/guide/both.html');
  });
});
