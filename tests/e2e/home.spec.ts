import { expect, hydrated, LANGUAGES, test } from './fixtures';

for (const { lang, root, actions } of LANGUAGES) {
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
