import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, test } from './fixtures';

/** Counts the view transitions of a change from one page to the next. */
async function countTransitions(page: Page, path: string): Promise<number> {
  let count = 0;
  await page.exposeFunction('countTransition', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      if (event.viewTransition) Reflect.get(window, 'countTransition')();
    });
  });
  await page.goto(path);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: texts.nextPageText.zh }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title!);
  return count;
}

test.describe('where the theme enables content animation', () => {
  test.use({ site: 'options' });

  test('animates a change of the page', async ({ page }) => {
    expect(await countTransitions(page, 'guide/headings')).toBe(1);
  });

  test('animates nothing for readers who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await countTransitions(page, 'guide/headings')).toBe(0);
  });
});

test('animates nothing where the theme does not enable it', async ({ page }) => {
  expect(await countTransitions(page, 'guide/api/array/at')).toBe(0);
});
