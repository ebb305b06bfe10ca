import { isApiPage } from '../../plugins/content/parsePage';
import { readPages } from '../../plugins/content/readPages';
import { expect, LANGUAGES, test } from './fixtures';

for (const text of LANGUAGES) {
  test.describe(`overview in ${text.lang}`, () => {
    test.beforeEach(async ({ page }) => void (await page.goto(`${text.root}guide/api/`)));

    test('lists every function by category with what it does', async ({ page }) => {
      const main = page.getByRole('main');
      const pages = readPages('.', text.lang).filter(isApiPage);
      const categories = new Set(pages.map(({ slug }) => slug.split('/').slice(0, -1).join('/')));
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(categories.size);
      await expect(main.getByRole('listitem')).toHaveCount(pages.length);
      await expect(main.getByRole('link', { name: /^cloneDeep\b/ }).first()).toContainText(/\S{4}/);
    });

    test('filters without regard to case and dashes', async ({ page }) => {
      const filter = page.getByRole('searchbox', { name: text.filter });
      await expect(filter).toHaveAttribute('placeholder', text.placeholder);
      await filter.fill('CLONE-deep-w');
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(1);
      await expect(links).toContainText('cloneDeepWith');
    });

    test('says so where nothing matches', async ({ page }) => {
      await page.getByRole('searchbox', { name: text.filter }).fill('zzz');
      await expect(page.getByText(text.empty)).toBeVisible();
    });

    test('leads to a function', async ({ page }) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^unique/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`/funtool/${text.root}guide/api/array/unique$`));
    });
  });
}
