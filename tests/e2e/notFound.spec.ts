import { expect, hydrated, LANGUAGES, test, NOT_FOUND } from './fixtures';

test.use({ expectedMessages: NOT_FOUND });

for (const { lang, root, notFound, home } of LANGUAGES) {
  test(`shows the 404 page for an unknown path in ${lang}`, async ({ page }) => {
    const response = await page.goto(`${root}guide/nowhere`);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await hydrated(page);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(new RegExp(`/funtool/${root}$`));
  });

  test(`shows the 404 page on navigation within the site in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    await hydrated(page);
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/funtool/${root}guide/nowhere`);
    await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
  });
}
