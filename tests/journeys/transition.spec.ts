import type { Page } from '@playwright/test';
import { expect, type Language, test } from './fixtures';

/** Counts the view transitions of changes from one page to the next. */
async function countTransitions(page: Page) {
  let count = 0;
  await page.exposeFunction('countTransition', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      if (event.viewTransition) Reflect.get(window, 'countTransition')();
    });
  });
  return async (path: string, { next }: Language): Promise<number> => {
    count = 0;
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('link', { name: next }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title!);
    return count;
  };
}

test.describe('where the theme enables content animation', () => {
  test.use({ site: 'options' });

  test(
    'animates a change of the page, but not for readers who want less motion',
    { tag: '@spec:addresses' },
    async ({ page, language }) => {
      const count = await countTransitions(page);
      const path = `${language.root}guide/headings`;
      expect(await count(path, language)).toBe(1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await count(path, language)).toBe(0);
    },
  );
});

test(
  'animates nothing where the theme does not enable it',
  { tag: '@spec:addresses' },
  async ({ page, language }) => {
    const count = await countTransitions(page);
    expect(await count(`${language.root}guide/api/array/at`, language)).toBe(0);
  },
);
