import texts from '../../features/offline/ui/texts.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';
import { idle, kept, readOn } from './keptPages';

test.use({ serviceWorkers: 'allow' });

for (const { lang, root } of LANGUAGES) {
  test(`keeps and removes pages as the reader wishes, in ${lang} @chromium`, async ({ page }) => {
    await page.goto(`${root}guide/offline`);
    await hydrated(page);
    const list = page.getByRole('list', { name: texts.list[lang] });
    const labels = { zh: '简体中文', en: 'English' };
    const own = list.getByRole('listitem').filter({ hasText: labels[lang] }).first();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await own.getByRole('button').click();
    await expect(page.getByRole('status').getByText(texts.done[lang])).toBeVisible({
      timeout: 30_000,
    });
    await kept(page, new RegExp(`pages\\.${lang}\\.`));
    await expect(list.getByText(/1\d\d/)).toHaveCount(1);
    await page.getByRole('button', { name: texts.forget[lang] }).click();
    await expect(page.getByRole('status').getByText(texts.forgotten[lang])).toBeVisible();
    await expect(list.getByText(/1\d\d/)).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
}

test('keeps nothing by itself once the reader has removed all @chromium', async ({ page }) => {
  await page.goto('en/guide/offline');
  await hydrated(page);
  await page.getByRole('button', { name: texts.forget.en }).click();
  await expect(page.getByRole('status').getByText(texts.forgotten.en)).toBeVisible();
  await readOn(page, 'en/guide/api/array/at');
  await idle(page);
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await count()).toBe(0);
  await page.goto('en/guide/offline');
  await hydrated(page);
  await page.getByRole('button', { name: /English/ }).click();
  await kept(page, /pages\.en\./);
});

test('says that keeping has failed, and lets the reader try again @chromium', async ({
  page,
  context,
}) => {
  const PACK = '**/pages.en.*.json';
  await context.route(PACK, (route) => route.abort());
  await page.goto('en/guide/offline');
  await hydrated(page);
  const keep = page.getByRole('button', { name: /English/ });
  await keep.click();
  await expect(page.getByRole('alert').getByText(texts.failed.en)).toBeVisible();
  await context.unroute(PACK);
  await keep.click();
  await expect(page.getByRole('status').getByText(texts.done.en)).toBeVisible({ timeout: 30_000 });
});
