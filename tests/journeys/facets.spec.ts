import texts from '@funtool-docs/facts/facets/texts.json' with { type: 'json' };
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

test('filters the overview by behaviour, which a reload keeps, and leads to one of the functions', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/api/`);
  await hydrated(page);
  await page.getByRole('button', { name: i18n['overview.byBehaviourText'][lang] }).click();
  await page.getByLabel(texts.takes[lang], { exact: true }).selectOption('string');
  await page.getByLabel(texts.returns[lang], { exact: true }).selectOption('array');
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('words');
  await expect(page).toHaveURL(/\?view=behaviour&takes=string&returns=array$/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: texts.clear[lang] }).press('Enter');
  await expect(page).toHaveURL(/\?view=behaviour$/);
  await page.getByRole('main').getByRole('link', { name: 'unique', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/array/unique$`));
});
