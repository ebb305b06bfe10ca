import type { Page } from '@playwright/test';
import { enhanced, expect, type Language, test } from './fixtures';

/** Follows the link of a page to the next one, and says whether that change was animated. */
async function hasTransition(page: Page, path: string, { next }: Language): Promise<boolean> {
  await page.goto(path);
  await enhanced(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      Reflect.set(window, 'isAnimated', true);
      return start(update);
    };
  });
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: next }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
  return page.evaluate(() => 'isAnimated' in window);
}

test.describe('where the theme enables content animation', () => {
  test.use({ site: 'options' });

  test(
    'animates a change of the page, but not for readers who want less motion',
    { tag: '@spec:addresses' },
    async ({ page, language }) => {
      const path = `${language.root}guide/headings`;
      expect(await hasTransition(page, path, language)).toBe(true);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await hasTransition(page, path, language)).toBe(false);
    },
  );
});

test(
  'animates nothing where the theme does not enable it',
  { tag: '@spec:addresses' },
  async ({ page, language }) => {
    const path = `${language.root}guide/api/array/at`;
    expect(await hasTransition(page, path, language)).toBe(false);
  },
);
