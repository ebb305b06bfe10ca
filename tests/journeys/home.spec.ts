import starts from '../../docs/tasks/starts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';
import { dialog, hold, input, options } from './searchDialog';

test(
  'has its name, a checked example, six features, figures that add up, and ways to all of it',
  { tag: '@spec:pages' },
  async ({ page, language: { lang, root, actions, byTask } }) => {
    const main = page.getByRole('main');
    await page.goto(root);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('funtool');
    await expect(main).toContainText('JavaScript');
    await expect(page.getByRole('figure')).toContainText(
      "unique(['vue', 'react', 'vue']); // => ['vue', 'react']",
    );
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(6);

    const figures = (await page.getByRole('definition').allTextContents()).map(Number);
    expect(figures).toHaveLength(3);
    expect(figures.filter((figure) => !(figure >= 10))).toEqual([]);
    const categories = page.getByRole('navigation', { name: texts['home.categoriesText'][lang] });
    const labels = await categories.getByRole('link').allTextContents();
    const counts = labels.map((label) => Number(/\d+$/.exec(label)));
    expect(figures).toContain(counts.reduce((total, count) => total + count, 0));

    const tasks = page.getByRole('region', { name: texts['home.tasksText'][lang] });
    await expect(tasks.getByRole('link')).toHaveCount(starts.length + 1);
    const [first] = starts;
    for (const [link, address] of [
      ...actions.map((name) => [main.getByRole('link', { name, exact: true }), 'start/'] as const),
      [tasks.getByRole('link', { name: first!.text[lang] }), `${first!.page}$`] as const,
      [categories.getByRole('link').last(), 'api/type/$'] as const,
    ]) {
      await expect(link).toHaveAttribute('href', new RegExp(`/funtool/${root}guide/${address}`));
    }
    await hydrated(page);
    await page.getByRole('link', { name: texts['home.allTasksText'][lang] }).click();
    await expect(page.getByRole('button', { name: byTask })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test('opens search by its own button before the scripts are there, and without those of the page', async ({
  page,
  language: { root },
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
