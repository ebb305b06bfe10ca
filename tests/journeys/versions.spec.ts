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
