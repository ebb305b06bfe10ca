import { expect, hydrated, LANGUAGES, test } from './fixtures';

const STORAGE_KEY = 'rspress-theme-appearance';

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
    await hydrated(page);
    await page.getByRole('button', { name: theme }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
}

test('ignores a stored theme that it does not know', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'sepia'), STORAGE_KEY);
  await page.goto('');
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});
