import type { Page } from '@playwright/test';
import { enhanced, expect, hydrated, LANGUAGES, store, test } from './fixtures';

const STORAGE_KEY = 'funtool-theme';

test('follows the system live while nothing was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('');
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

for (const { lang, root, theme } of LANGUAGES) {
  test(`switches the theme by keyboard and keeps the choice in ${lang}`, async ({ page }) => {
    await page.goto(root);
    await enhanced(page);
    await page.getByRole('button', { name: theme }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
}

/** The colour of the browser's bar: that of the first tag that applies. */
function barColor(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return tags.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });
}

test('gives the bar of the browser the colour of the theme, in every tab', async ({
  page,
  context,
}) => {
  await page.goto('en/');
  const other = await context.newPage();
  await other.goto('guide/api/array/at');
  await enhanced(page);
  await page.getByRole('button', { name: /light and dark/ }).click();
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveClass(/\bdark\b/);
    expect(await barColor(tab)).toBe('#141817');
  }
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => barColor(page)).toBe('#141817');
  await page.emulateMedia({ colorScheme: 'dark' });
  await other.getByRole('button', { name: /深色/ }).click();
  await expect(other.locator('html')).not.toHaveClass(/\bdark\b/);
  expect(await barColor(other)).toBe('#fdfdfb');
});

test('takes no theme from another site of the same origin', async ({ page }) => {
  await store(page, { 'rspress-theme-appearance': 'dark' });
  await page.goto('en/');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('ignores a stored theme that it does not know', async ({ page }) => {
  await store(page, { [STORAGE_KEY]: 'sepia' });
  await page.goto('');
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('follows the system again once the reader chooses what the system prefers', async ({
  page,
}) => {
  await page.goto('en/');
  await enhanced(page);
  const button = page.getByRole('button', { name: /light and dark/ });
  await button.click();
  await button.click();
  const stored = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  expect(await stored()).toBe('auto');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test.describe('without scripts of the site', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('knows the theme before the page is drawn', async ({ page }) => {
    await store(page, { [STORAGE_KEY]: 'dark' });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 24, 23)');
  });
});

test.describe('a site that forces light', () => {
  test.use({ site: 'options', colorScheme: 'dark' });

  test('stays light, whatever is stored, and offers no switch', async ({ page }) => {
    await store(page, { [STORAGE_KEY]: 'dark' });
    await page.goto('en/guide/headings');
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    await expect(page.getByRole('button', { name: /light and dark/ })).toHaveCount(0);
  });
});
