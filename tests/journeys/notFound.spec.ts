import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test, NOT_FOUND } from './fixtures';

test.use({ expectedMessages: NOT_FOUND });

for (const { lang, root, notFound, home } of LANGUAGES) {
  test(`shows the 404 page for an unknown path in ${lang}`, async ({ page }) => {
    const response = await page.goto(`${root}guide/nowhere`);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page).toHaveTitle('404 - funtool');
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

  for (const path of ['guide/%E0%A4%A', 'guide/api/array/%zz']) {
    test(`shows the 404 page for the malformed path "${path}" in ${lang}`, async ({ page }) => {
      await page.goto(root + path);
      await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
      await hydrated(page);
      await page.getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(new RegExp(`/funtool/${root}$`));
    });
  }

  test(`shows the 404 page when the history leads to a malformed path in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/api/array/at`);
    await hydrated(page);
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/funtool/${root}guide/%E0%A4%A`);
    await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
  });

  test(`shows the page of an address whose hash is malformed in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at#%E0%A4%A`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
  });
}

test('shows the 404 page for a page that the host no longer has', async ({ page, baseURL }) => {
  const path = 'en/guide/api/array/at';
  await page.route(`**/${path}`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}en/guide/nowhere` }) });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: texts.notFoundText.en })).toBeVisible();
});

test('never shows the 404 page of another language', async ({ page }) => {
  await page.addInitScript((other) => {
    const look = () => {
      const title = document.querySelector('h1');
      const isVisible = title?.checkVisibility({ visibilityProperty: true });
      if (isVisible && title?.textContent === other) document.title = 'flashed';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, texts.notFoundText.zh);
  await page.goto('en/guide/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: texts.notFoundText.en })).toBeVisible();
  await expect(page).toHaveTitle('404 - funtool');
});
