import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test, NOT_FOUND } from './fixtures';

test.use({ site: 'versions', expectedMessages: NOT_FOUND });

test('switches version and language, stays on the page, searches the version and leads home in it', async ({
  page,
}) => {
  await page.goto('en/guide/both.html?x=1#section');
  await hydrated(page);
  await page.getByRole('button', { name: /^Versions/ }).press('Enter');
  await page.getByRole('link', { name: 'v1', exact: true }).click();
  await expect(page).toHaveURL((url) => url.href.endsWith('/v1/en/guide/both.html?x=1#section'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide v1');
  await hydrated(page);
  const index = page.waitForRequest(/search_index\.v1\.en\.\w+\.json$/);
  await page.keyboard.press('Control+K');
  await index;
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/v1/guide/both.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('指南 v1');
  await page.goto('guide/newer.html');
  await hydrated(page);
  await page.getByRole('button', { name: /^版本/ }).click();
  await page.getByRole('link', { name: 'v1', exact: true }).click();
  await expect(page).toHaveURL((url) => /^\/v1\/(?:index\.html)?$/.test(url.pathname));
  await page.goto('v1/en/nowhere');
  await hydrated(page);
  await page.getByRole('link', { name: texts.takeMeHomeText.en }).click();
  await expect(page).toHaveURL((url) => /^\/v1\/en\/(?:index\.html)?$/.test(url.pathname));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('v1');
});

/** Pages, and where they lead by address: to the other language, and to the other version. */
const LINKS = [
  ['guide/both.html', 'zh', '/en/guide/both.html', '/v1/guide/both.html'],
  ['v1/en/guide/both.html', 'en', '/v1/guide/both.html', '/en/guide/both.html'],
  ['index.html', 'zh', '/en/index.html', '/v1/index.html'],
] as const;

test('leads to the other languages and versions of a page by its address', async ({ page }) => {
  for (const [from, lang, other, version] of LINKS) {
    await page.goto(from);
    const language = page.getByRole('link', { name: lang === 'zh' ? 'English' : '简体中文' });
    await expect(language).toHaveAttribute('href', other);
    const name = new RegExp(`^${texts.versionsText[lang]}`);
    await page.getByRole('button', { name }).click();
    const link = page
      .getByRole('link', { name: /^v[12]$/ })
      .and(page.locator(':not([aria-current])'));
    await expect(link).toHaveAttribute('href', version);
    await hydrated(page);
    await expect(language).toHaveAttribute('href', other);
    await expect(link).toHaveAttribute('href', version);
  }
});
