import type { Page } from '@playwright/test';
import { test } from './backForwardCache';
import { expect, hydrated } from './fixtures';

/** The page has the theme of its root element. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  const html = expect(page.locator('html'));
  await (theme === 'dark' ? html.toHaveClass(/\bdark\b/) : html.not.toHaveClass(/\bdark\b/));
}

const runtime = (page: Page) => page.locator('script[src*="/js/index."]');

/** Goes back to a page that was kept as it was. */
async function goBackToKept(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
  expect(await page.evaluate(() => 'isFromCache' in window)).toBe(true);
}

test.use({ colorScheme: 'light' });

test.describe('a page that was not touched', { tag: '@spec:language-version-and-theme' }, () => {
  test('follows the system, and takes over a theme chosen in another tab', async ({
    page,
    context,
    language: { root, theme },
  }) => {
    await page.goto(`${root}guide/api/array/at`);
    for (const colorScheme of ['light', 'dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectTheme(page, colorScheme);
    }
    const other = await context.newPage();
    await other.goto(root);
    await hydrated(other);
    await other.getByRole('button', { name: theme }).click();
    await expectTheme(other, 'dark');
    await expectTheme(page, 'dark');
    await expect(runtime(page)).toHaveCount(0);
    await page.getByRole('button', { name: theme }).click();
    await expectTheme(page, 'light');
    await expectTheme(other, 'light');
  });

  test('knows the theme once it returns from the cache, as one that reacts does @chromium @whole', async ({
    page,
    language: { root, theme },
  }) => {
    for (const isTouched of [false, true]) {
      await test.step(isTouched ? 'that reacts' : 'that was not touched', async () => {
        await page.goto(`${root}guide/api/array/at`);
        if (isTouched) await hydrated(page);
        await page.evaluate(() => Object.assign(window, { isFromCache: true }));
        await page.goto(root);
        await hydrated(page);
        await page.getByRole('button', { name: theme }).click();
        await expectTheme(page, 'dark');
        await goBackToKept(page);
        await expectTheme(page, 'dark');
        if (!isTouched) await expect(runtime(page)).toHaveCount(0);
        await page.getByRole('button', { name: theme }).click();
        await expectTheme(page, 'light');
      });
    }
  });
});
