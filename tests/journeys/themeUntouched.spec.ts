import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { test } from './backForwardCache';
import { expect, hydrated, LANGUAGES } from './fixtures';

const STORAGE_KEY = 'funtool-theme';

const isDark = /\bdark\b/;

/** The page has the theme of its root element. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  const html = expect(page.locator('html'));
  await (theme === 'dark' ? html.toHaveClass(isDark) : html.not.toHaveClass(isDark));
}

const react = (page: Page) => page.locator('script[src*="lib-react"]');

test.use({ colorScheme: 'light' });

test('follows the system in a page that was not touched', async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await expect(react(page)).toHaveCount(0);
});

test('takes over a theme chosen in another tab, in a page that was not touched', async ({
  page,
  context,
}) => {
  await page.goto('en/guide/api/array/at');
  const other = await context.newPage();
  await other.goto('en/');
  await hydrated(other);
  await other.getByRole('button', { name: texts.switchThemeText.en }).click();
  await expectTheme(other, 'dark');
  await expectTheme(page, 'dark');
  await expect(react(page)).toHaveCount(0);
  await page.getByRole('button', { name: texts.switchThemeText.en }).click();
  await expectTheme(page, 'light');
  await expectTheme(other, 'light');
});

for (const { lang, root, theme } of LANGUAGES) {
  for (const isTouched of [false, true]) {
    const state = isTouched ? 'that reacts' : 'that was not touched';

    test(`knows the theme in a page ${state} once it returns from the cache, in ${lang} @chromium @whole`, async ({
      page,
    }) => {
      await page.goto(`${root}guide/api/array/at`);
      if (isTouched) await hydrated(page);
      await page.evaluate(() => Object.assign(window, { isFromCache: true }));
      await page.goto(root);
      await hydrated(page);
      await page.getByRole('button', { name: theme }).click();
      await expectTheme(page, 'dark');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
      expect(await page.evaluate(() => 'isFromCache' in window)).toBe(true);
      await expectTheme(page, 'dark');
      if (!isTouched) await expect(react(page)).toHaveCount(0);
      await page.getByRole('button', { name: theme }).click();
      await expectTheme(page, 'light');
    });
  }
}

test('knows a theme that the system has changed before a page returns from the cache @chromium @whole', async ({
  page,
}) => {
  await page.goto('en/guide/api/array/at');
  await page.evaluate(() => Object.assign(window, { isFromCache: true }));
  await page.goto('en/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
  expect(await page.evaluate(() => 'isFromCache' in window)).toBe(true);
  await expectTheme(page, 'dark');
});

test.describe('a site that forces light', () => {
  test.use({ site: 'options' });

  test('stays light in a page that was not touched', async ({ page, context }) => {
    await page.goto('en/guide/headings');
    await page.emulateMedia({ colorScheme: 'dark' });
    const other = await context.newPage();
    await other.goto('en/');
    await other.evaluate((key) => localStorage.setItem(key, 'dark'), STORAGE_KEY);
    await page.waitForFunction((key) => localStorage.getItem(key) === 'dark', STORAGE_KEY);
    await expect(page.locator('html')).not.toHaveClass(isDark);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(253, 253, 251)');
  });
});
