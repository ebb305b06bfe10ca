import texts from '../../features/facets/texts.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';

for (const { lang, root } of LANGUAGES) {
  const named = (key: keyof typeof texts) => texts[key][lang];

  test.describe(`choosing a function in ${lang}`, () => {
    test('leaves the functions that fit, and keeps the choice in the address', async ({ page }) => {
      await page.goto(`${root}guide/which-function`);
      await hydrated(page);
      await page.getByLabel(named('takes'), { exact: true }).selectOption('string');
      await page.getByLabel(named('returns'), { exact: true }).selectOption('array');
      const rows = page.getByRole('table').getByRole('rowheader');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('words');
      await expect(page).toHaveURL(/\?takes=string&returns=array$/);
      await page.reload();
      await expect(rows).toHaveCount(1);
    });

    test('offers no value that would leave nothing, and clears everything at once', async ({
      page,
    }) => {
      await page.goto(`${root}guide/which-function?takes=string&returns=array`);
      const size = page.getByLabel(named('size'), { exact: true });
      await expect(size.getByRole('option').nth(1)).toBeDisabled();
      await page.getByRole('button', { name: named('clear') }).press('Enter');
      await expect(page).toHaveURL(/which-function$/);
      await expect(page.getByRole('rowheader')).not.toHaveCount(1);
    });

    test('leads from the overview to the table, and from there to a function', async ({ page }) => {
      await page.goto(`${root}guide/api/`);
      const main = page.getByRole('main');
      await main.locator('a[href$="/guide/which-function"]').click();
      await main.getByRole('link', { name: 'unique', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/array/unique$`));
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all functions stand in a table, without controls', async ({ page }) => {
    await page.goto('en/guide/which-function');
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(130);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
