import { expect, hydrated, LANGUAGES, test } from './fixtures';
import { isApiPage } from '../../content/paths';
import { readPages } from '../../content/loadSite';

for (const text of LANGUAGES) {
  test.describe(`overview in ${text.lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${text.root}guide/api/`);
      await hydrated(page);
    });

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

    test('lists pages of nested groups', async ({ page }) => {
      const main = page.getByRole('main');
      const nested = readPages('.', text.lang).filter(({ slug }) =>
        /\/(?:builtin|ObjectId)\/(?!index)/.test(slug),
      );
      expect(nested.length).toBeGreaterThan(30);
      for (const { frontmatter } of nested) {
        await expect(
          main.getByRole('link', { name: String(frontmatter['title']) }).first(),
        ).toBeAttached();
      }
    });

    test('lists functions from A to Z on request', async ({ page }) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: text.alphabetical }).press('Enter');
      const letters = await main.getByRole('heading', { level: 2 }).allTextContents();
      expect(letters.slice(0, 3)).toEqual(['A', 'B', 'C']);
      expect(letters).toEqual(letters.toSorted());
      await main.getByRole('button', { name: text.byCategory }).press('Enter');
      await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText('A');
    });

    test('lists every function by task on request', async ({ page }) => {
      const main = page.getByRole('main');
      const pages = readPages('.', text.lang).filter(isApiPage);
      const [byCategory] = await main.getByRole('heading', { level: 2 }).allTextContents();
      await main.getByRole('button', { name: text.byTask }).press('Enter');
      await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText(byCategory!);
      const links = await main
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
      expect(new Set(links).size).toBe(pages.length);
    });

    test('leads from a chip to its group', async ({ page }) => {
      const chips = page.getByRole('navigation', { name: text.groups });
      await chips.getByRole('link').last().click();
      await expect(page).toHaveURL(/#type$/);
      const { y, height } = (await chips.boundingBox())!;
      const place = () =>
        page
          .locator('#type')
          .boundingBox()
          .then((box) => box!.y);
      await expect.poll(place).toBeGreaterThanOrEqual(y + height);
      await expect(page.locator('#type')).toBeInViewport();
    });

    test('counts in its chips the pages that the filter has left', async ({ page }) => {
      const main = page.getByRole('main');
      const chips = page.getByRole('navigation', { name: text.groups }).getByRole('link');
      for (const filter of ['', 'clone']) {
        await page.getByRole('searchbox', { name: text.filter }).fill(filter);
        await expect(chips).toHaveCount(await main.getByRole('heading', { level: 2 }).count());
        const labels = await chips.allTextContents();
        const sum = labels.reduce((total, label) => total + Number(/\d+$/.exec(label)), 0);
        await expect(main.getByRole('listitem')).toHaveCount(sum);
      }
    });

    test('keeps filter and view in the address', async ({ page }) => {
      const main = page.getByRole('main');
      await page.getByRole('searchbox', { name: text.filter }).fill('to-camel');
      await main.getByRole('button', { name: text.alphabetical }).click();
      await expect(page).toHaveURL(/\?filter=to-camel&view=alphabetical$/);
      await page.reload();
      await expect(page.getByRole('searchbox', { name: text.filter })).toHaveValue('to-camel');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(['T']);
      await expect(main.getByRole('listitem')).toHaveCount(1);
      await page.getByRole('searchbox', { name: text.filter }).fill('');
      await main.getByRole('button', { name: text.byCategory }).click();
      await expect(page).toHaveURL(/\/guide\/api\/$/);
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

test.describe('where the tasks cannot be loaded', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ });

  test('says so, and tries again once they are asked for again', async ({ page }) => {
    const file = '**/docs_tasks_groups_json.*.js';
    const main = page.getByRole('main');
    const view = (name: string) => main.getByRole('button', { name });
    const { byTask, byCategory } = LANGUAGES[1]!;
    await page.route(file, (route) => route.abort());
    await page.goto('en/guide/api/');
    await view(byTask).press('Enter');
    await expect(main.getByRole('alert')).toBeVisible();
    await page.unroute(file);
    await view(byCategory).press('Enter');
    await expect(main.getByRole('alert')).toBeHidden();
    const first = main.getByRole('heading', { level: 2 }).first();
    const category = await first.textContent();
    await view(byTask).press('Enter');
    await expect(first).not.toHaveText(category!);
  });
});
