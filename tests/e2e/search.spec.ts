import type { Page } from '@playwright/test';
import { expect, hydrated, LANGUAGES, test } from './fixtures';

const panelInput = (page: Page) => page.locator('#__rspress_modal_container').getByRole('textbox');

/** The browser builds the index on first use, which takes a while on a busy machine. */
const INDEX_TIMEOUT = 20_000;

for (const { lang, root, search } of LANGUAGES) {
  test(`2.3 finds a function and opens it by keyboard in ${lang}`, async ({ page }) => {
    await page.goto(root);
    await hydrated(page);
    await page.keyboard.press('Control+K');
    await expect(panelInput(page)).toBeFocused();
    await page.keyboard.type('cloneDeepWith');
    const result = page.getByRole('link', { name: /cloneDeepWith/ }).first();
    await expect(result).toBeVisible({ timeout: INDEX_TIMEOUT });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/common/cloneDeepWith`));
  });

  test(`2.3 opens on a press of the button and closes on Escape in ${lang}`, async ({ page }) => {
    await page.goto(root);
    await hydrated(page);
    const input = panelInput(page);
    await page.getByRole('button', { name: search }).click();
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(input).toBeHidden();
  });
}

test('does not react to Enter while it is closed', async ({ page }) => {
  await page.goto('guide/api/array/at');
  await hydrated(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/api\/array\/at$/);
});

test('loads its index on first use only', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('guide/api/array/at');
  await hydrated(page);
  expect(requests.filter((url) => url.includes('search_index'))).toEqual([]);
});
