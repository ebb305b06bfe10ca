import type { Page } from '@playwright/test';
import { enhanced, expect, hydrated, store, test } from './fixtures';

const STORAGE_KEY = 'funtool-theme';

const isDark = /\bdark\b/;

const html = (page: Page) => expect(page.locator('html'));
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);

/** The colour of the browser's bar: that of the first tag that applies. */
function barColor(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return tags.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });
}

test.describe('the theme', { tag: '@spec:language-version-and-theme' }, () => {
  test('follows the system live, then the choice, and the system again once that is chosen', async ({
    page,
    language: { root, theme },
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(root);
    await hydrated(page);
    await html(page).toHaveClass(isDark);
    await page.emulateMedia({ colorScheme: 'light' });
    await html(page).not.toHaveClass(isDark);

    await page.getByRole('button', { name: theme }).focus();
    await page.keyboard.press('Enter');
    await html(page).toHaveClass(isDark);
    expect(await barColor(page)).toBe('#141817');
    expect(await stored(page)).toBe('dark');
    await page.reload();
    await html(page).toHaveClass(isDark);

    await enhanced(page);
    await page.getByRole('button', { name: theme }).click();
    await html(page).not.toHaveClass(isDark);
    expect(await stored(page)).toBe('auto');
    await page.emulateMedia({ colorScheme: 'dark' });
    await html(page).toHaveClass(isDark);
  });
});

test.describe('without scripts of the site', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test(
    'knows the theme before the page is drawn',
    { tag: '@spec:language-version-and-theme' },
    async ({ page, language: { root } }) => {
      await store(page, { [STORAGE_KEY]: 'dark' });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(root, { waitUntil: 'domcontentloaded' });
      await html(page).toHaveClass(isDark);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 24, 23)');
    },
  );
});

test.describe('a site that forces light', () => {
  test.use({ site: 'options', colorScheme: 'dark' });

  test(
    'stays light, whatever is stored, and offers no switch',
    { tag: '@spec:language-version-and-theme' },
    async ({ page, context, language: { root, theme } }) => {
      await page.goto(`${root}guide/headings`);
      const other = await context.newPage();
      await other.goto(root);
      await other.evaluate((key) => localStorage.setItem(key, 'dark'), STORAGE_KEY);
      await page.waitForFunction((key) => localStorage.getItem(key) === 'dark', STORAGE_KEY);
      await html(page).not.toHaveClass(isDark);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(253, 253, 251)');

      await page.reload();
      await hydrated(page);
      await html(page).not.toHaveClass(isDark);
      await expect(page.getByRole('button', { name: theme })).toHaveCount(0);
    },
  );
});
