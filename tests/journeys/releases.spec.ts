import { cp, rm } from 'node:fs/promises';
import { serve } from '../../scripts/serve.mjs';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { kept, readOn } from './keptPages';

test.use({ site: 'options' });

for (const [lang, path] of [
  ['zh', 'guide/bare'],
  ['en', 'en/guide/headings'],
] as const) {
  test(`leads to the page on the site of another release, in ${lang}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: `${texts.versionsText[lang]}: 2.0.0` }).click();
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(link('2.0.0')).toHaveAttribute('aria-current', 'true');
    await expect(link('1.0.0')).toHaveAttribute('href', `/funtool/v1.0.0/${path}`);
  });
}

test.describe('a site of one release', () => {
  test.use({ site: 'main' });

  test('has no menu of releases', async ({ page }) => {
    await page.goto('en/guide/api/array/at');
    await expect(page.getByRole('button', { name: texts.versionsText.en })).toHaveCount(0);
  });
});

const BUILDS = 'test-results/sites';

/** The sites of two releases, the older one in a folder of the newer one. */
const both = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  baseURL: async ({}, use, info) => {
    const folder = info.outputPath('site');
    await cp(`${BUILDS}/newer`, folder, { recursive: true });
    await cp(`${BUILDS}/older`, `${folder}/v1.0.0`, { recursive: true });
    const { url, close } = await serve({ folder });
    await use(url);
    close();
    await rm(folder, { recursive: true });
  },
});

both.describe('the sites of two releases', () => {
  both.use({ serviceWorkers: 'allow', expectedMessages: /status of 50[34]/ });

  both('are read, searched and kept each by itself @chromium', async ({ page, context }) => {
    const title = page.getByRole('heading', { level: 1 });
    const search = async (query: string, href: RegExp) => {
      await page.keyboard.press('Control+K');
      await page.keyboard.type(query);
      await expect(page.getByRole('option').first()).toHaveAttribute('href', href);
      await page.keyboard.press('Escape');
    };
    await readOn(page, 'en/guide/at');
    await kept(page, /funtool\/en\/guide\/at\.html$/);
    await search('nth', /\/funtool\/en\/guide\/nth$/);
    await page.getByRole('button', { name: /^Versions/ }).click();
    await page.getByRole('link', { name: '1.0.0', exact: true }).click();
    await expect(page).toHaveURL(/\/v1\.0\.0\/en\/guide\/at$/);
    await expect(page.getByText('returns undefined')).toBeVisible();
    await readOn(page, 'v1.0.0/en/guide/at');
    await kept(page, /v1\.0\.0\/visited\.\S+ \S+\/at\.html$/);
    await page.goto('v1.0.0/en/guide/words');
    await search('words', /\/v1\.0\.0\/en\/guide\/words$/);
    await context.setOffline(true);
    await page.goto('en/guide/at');
    await expect(page.getByText('returns 3')).toBeVisible();
    await search('nth', /\/funtool\/en\/guide\/nth$/);
    await page.goto('v1.0.0/en/guide/words');
    await expect(title).toHaveText('words');
    await search('words', /\/v1\.0\.0\/en\/guide\/words$/);
    const gone = await page.goto('en/guide/words');
    expect(gone!.status()).toBe(503);
  });
});
