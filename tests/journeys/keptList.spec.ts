import texts from '../../theme/tools/offline/texts.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { idle, kept, readOn } from './keptPages';

test.use({ serviceWorkers: 'allow' });

test('keeps and removes pages as the reader wishes, after a failure too, and nothing by itself then @chromium', async ({
  page,
  context,
  language: { lang, root },
}) => {
  const pack = `**/pages.${lang}.*.json`;
  const said = (text: string) => page.getByRole('status').getByText(text);
  await context.route(pack, (route) => route.abort());
  await page.goto(`${root}guide/offline`);
  const list = page.getByRole('list', { name: texts.list[lang] });
  const label = { zh: '简体中文', en: 'English' }[lang];
  const keep = list.getByRole('listitem').filter({ hasText: label }).first().getByRole('button');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await keep.click();
  await expect(page.getByRole('alert').getByText(texts.failed[lang])).toBeVisible();
  await context.unroute(pack);
  await keep.click();
  await expect(said(texts.done[lang])).toBeVisible();
  await kept(page, new RegExp(`pages\\.${lang}\\.`));
  await expect(list.getByText(/1\d\d/)).toHaveCount(1);
  await page.getByRole('button', { name: texts.forget[lang] }).click();
  await expect(said(texts.forgotten[lang])).toBeVisible();
  await expect(list.getByText(/1\d\d/)).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await test.step('keeps nothing by itself once the reader has removed all', async () => {
    await readOn(page, `${root}guide/api/array/at`);
    await idle(page);
    const registrations = page.evaluate(async () => navigator.serviceWorker.getRegistrations());
    expect(await registrations).toHaveLength(0);
    await page.goto(`${root}guide/offline`);
    await keep.click();
    await kept(page, new RegExp(`pages\\.${lang}\\.`));
  });
});
