import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test, NOT_FOUND } from './fixtures';

test.describe('a site with versions', () => {
  test.use({ site: 'versions', expectedMessages: NOT_FOUND });

  test('switches the version and stays on the page and in the language', async ({ page }) => {
    await page.goto('en/guide/both.html?x=1#section');
    await hydrated(page);
    await page.getByRole('button', { name: /^Versions/ }).press('Enter');
    await page.getByRole('link', { name: 'v1', exact: true }).click();
    await expect(page).toHaveURL((url) => url.href.endsWith('/v1/en/guide/both.html?x=1#section'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide v1');
  });

  test('leads to the root of a version that lacks the page', async ({ page }) => {
    await page.goto('guide/newer.html');
    await hydrated(page);
    await page.getByRole('button', { name: /^版本/ }).click();
    await page.getByRole('link', { name: 'v1', exact: true }).click();
    await expect(page).toHaveURL((url) => /^\/v1\/(?:index\.html)?$/.test(url.pathname));
  });

  test('switches the language within the version', async ({ page }) => {
    await page.goto('v1/en/guide/both.html');
    await hydrated(page);
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/v1/guide/both.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('指南 v1');
  });

  test('leads to the other languages and versions of a page by its address', async ({ page }) => {
    for (const [from, lang, name, other, version] of [
      [
        'guide/both.html',
        'English',
        texts.versionsText.zh,
        '/en/guide/both.html',
        '/v1/guide/both.html',
      ],
      [
        'v1/en/guide/both.html',
        '简体中文',
        texts.versionsText.en,
        '/v1/guide/both.html',
        '/en/guide/both.html',
      ],
      ['index.html', 'English', texts.versionsText.zh, '/en/index.html', '/v1/index.html'],
    ] as const) {
      await page.goto(from);
      const language = page.getByRole('link', { name: lang });
      await expect(language).toHaveAttribute('href', other);
      const menu = page.getByRole('button', { name: new RegExp(`^${name}`) });
      await menu.click();
      const link = page
        .getByRole('link', { name: /^v[12]$/ })
        .and(page.locator(':not([aria-current])'));
      await expect(link).toHaveAttribute('href', version);
      await hydrated(page);
      await expect(language).toHaveAttribute('href', other);
      await expect(link).toHaveAttribute('href', version);
    }
  });

  test('leads home from the 404 page within version and language', async ({ page }) => {
    await page.goto('v1/en/nowhere');
    await hydrated(page);
    await page.getByRole('link', { name: texts.takeMeHomeText.en }).click();
    await expect(page).toHaveURL((url) => /^\/v1\/en\/(?:index\.html)?$/.test(url.pathname));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('v1');
  });

  test('searches the index of the version', async ({ page }) => {
    const request = page.waitForRequest(/search_index\.v1\.en\.\w+\.json$/);
    await page.goto('v1/en/guide/both.html');
    await hydrated(page);
    await page.keyboard.press('Control+K');
    await request;
  });
});

test('has no versions, and no version switcher', { tag: '@spec:purpose' }, async ({ page }) => {
  await page.goto('guide/api/array/at');
  await expect(page.getByRole('button', { name: /^版本/ })).toHaveCount(0);
});
