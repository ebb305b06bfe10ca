import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, test } from './fixtures';

test('folds the facts on a phone, opens them by a press, and leads to the evidence and what examples run on', async ({
  page,
  language: { lang, root, factsTitle },
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${root}guide/api/array/at`);
  const source = page.getByRole('link', { name: 'at.ts' });
  await expect(source).toBeHidden();
  await page.getByText(factsTitle, { exact: true }).click();
  await expect(source).toBeVisible();
  await page.locator('.ft-facts').getByRole('link', { name: texts.checkedText[lang] }).click();
  await page.locator('#evidence a[href*="#what-the-examples-run-on"]').click();
  await expect(page).toHaveURL(/\/guide\/what-is-checked#what-the-examples-run-on$/);
});
