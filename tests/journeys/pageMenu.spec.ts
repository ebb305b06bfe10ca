import { expect, hydrated, test } from './fixtures';

test('closes the page menu on Escape, when the focus leaves it, and on a press beside it', async ({
  page,
  language: { root, pageActions, copyPage, viewMarkdown },
}) => {
  const opener = page.getByLabel(pageActions);
  const copy = page.getByRole('button', { name: copyPage });
  await page.goto(`${root}guide/api/array/at`);
  await hydrated(page);
  await expect(copy).toBeHidden();

  await opener.press('Enter');
  await expect(copy).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  for (const stop of [copy, page.getByRole('link', { name: viewMarkdown })]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(copy).toBeHidden();

  await opener.press('Enter');
  await expect(copy).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(copy).toBeHidden();
});
