import texts from '../../packages/facts/facets/texts.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

test('leads from the overview to the table of functions, whose choice a reload keeps, and to one of them', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/api/`);
  await page.getByRole('main').locator('a[href$="/guide/which-function"]').click();
  await expect(page).toHaveURL(/which-function$/);
  await hydrated(page);
  await page.getByLabel(texts.takes[lang], { exact: true }).selectOption('string');
  await page.getByLabel(texts.returns[lang], { exact: true }).selectOption('array');
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('words');
  await expect(page).toHaveURL(/\?takes=string&returns=array$/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: texts.clear[lang] }).press('Enter');
  await expect(page).toHaveURL(/which-function$/);
  await page.getByRole('main').getByRole('link', { name: 'unique', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/array/unique$`));
});
