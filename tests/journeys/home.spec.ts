import starts from '../../docs/tasks/starts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';
import { dialog, hold, input, options } from './searchDialog';

for (const { lang, root, actions, byTask } of LANGUAGES) {
  test.describe(`the home page in ${lang}`, () => {
    test('has the name as its title, a text and a tagline', async ({ page }) => {
      await page.goto(root);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('funtool');
      await expect(page.getByRole('main')).toContainText('JavaScript');
    });

    for (const action of actions) {
      test(`leads to ${action} in the same language`, async ({ page }) => {
        await page.goto(root);
        await hydrated(page);
        await page.getByRole('main').getByRole('link', { name: action, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/start/`));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      });
    }

    test('has six feature cards', async ({ page }) => {
      await page.goto(root);
      const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
      await expect(cards).toHaveCount(6);
    });

    test('leads from what a reader wants to do to its page', async ({ page }) => {
      const [first] = starts;
      await page.goto(root);
      const list = page.getByRole('region', { name: texts['home.tasksText'][lang] });
      await expect(list.getByRole('link')).toHaveCount(starts.length + 1);
      await list.getByRole('link', { name: first!.text[lang] }).click();
      await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/${first!.page}$`));
    });

    test('leads to the overview by task', async ({ page }) => {
      await page.goto(root);
      await page.getByRole('link', { name: texts['home.allTasksText'][lang] }).click();
      await expect(page.getByRole('button', { name: byTask })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    test('counts the pages of each category, which add up, and leads there', async ({ page }) => {
      await page.goto(root);
      const categories = page.getByRole('navigation', { name: texts['home.categoriesText'][lang] });
      const labels = await categories.getByRole('link').allTextContents();
      const counts = labels.map((label) => Number(/\d+$/.exec(label)));
      const figures = await page.getByRole('definition').allTextContents();
      const sum = counts.reduce((total, count) => total + count, 0);
      expect(figures.map(Number)).toContain(sum);
      await categories.getByRole('link').last().click();
      await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/#type$`));
      await expect(page.locator('#type')).toBeInViewport();
    });

    test('opens search by its own button before the scripts are there, and without those of the page', async ({
      page,
    }) => {
      const release = await hold(page, '**/*.js');
      await page.goto(root);
      await page.getByRole('main').getByRole('button').first().click();
      await expect(dialog(page)).toBeVisible();
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('cloneDeep');
      release();
      await expect(options(page).first()).toContainText('cloneDeep');
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('button').first().click();
      await expect(input(page)).toBeFocused();
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    });

    test('shows a checked example and counts what the site holds', async ({ page }) => {
      await page.goto(root);
      const example = page.getByRole('figure');
      await expect(example).toContainText(
        "unique(['vue', 'react', 'vue']); // => ['vue', 'react']",
      );
      const figures = page.getByRole('definition');
      await expect(figures).toHaveCount(3);
      for (const figure of await figures.allTextContents()) {
        expect(Number(figure)).toBeGreaterThanOrEqual(10);
      }
    });
  });
}
