import { expect, test } from './fixtures';

test.use({ firstVisit: true });

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
