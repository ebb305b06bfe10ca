import texts from '../../theme/tools/offline/texts.json' with { type: 'json' };
import { fillText } from '@funtool-docs/shared/texts';
import { expect, test } from './fixtures';
import { idle, listKept, readOn } from './keptPages';

test.use({
  serviceWorkers: 'allow',
  expectedMessages: /status of (?:404|504)|net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
});

// Which failures there are: theme/tools/offline/OfflinePages.dom.test.tsx.
test('keeps all pages of a language when the reader asks, once there is room, and removes them @chromium', async ({
  page,
  context,
  baseURL,
  language: { lang, root, search, notFound },
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const said = (text: string) => page.getByRole('status').getByText(text);
  const list = page.getByRole('list', { name: texts.list[lang] });
  const label = { zh: '简体中文', en: 'English' }[lang];
  const entry = list.getByRole('listitem').filter({ hasText: label }).first();
  const client = await context.newCDPSession(page);
  const { origin } = new URL(baseURL!);
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
  await page.goto(`${root}guide/offline`);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await entry.getByRole('button').click();
  await expect(page.getByRole('progressbar', { name: texts.progress[lang] })).toBeVisible();
  await expect(page.getByRole('alert').getByText(texts.failed[lang])).toBeVisible();
  expect((await listKept(page)).filter((name) => name.includes('/all.'))).toEqual([]);
  await client.send('Storage.overrideQuotaForOrigin', { origin });
  await entry.getByRole('button').click();
  await expect(said(texts.done[lang])).toBeVisible();
  await expect(entry).toContainText(/1\d\d/);
  await expect(entry.getByRole('button')).toHaveText(
    fillText(texts.again[lang], { language: label }),
  );
  await test.step('reads, searches and tells what does not exist', async () => {
    await context.setOffline(true);
    await page.goto(`${root}guide/api/array/union`);
    await expect(title).toHaveText('union');
    await page.getByRole('button', { name: search }).click();
    await page.keyboard.type('cloneDeep');
    await page.getByRole('option', { name: /^cloneDeep / }).click();
    await expect(title).toHaveText('cloneDeep');
    const unknown = await page.goto(`${root}guide/nowhere`);
    expect(unknown!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    await context.setOffline(false);
  });
  await page.goto(`${root}guide/offline`);
  await page.getByRole('button', { name: texts.forget[lang] }).click();
  await expect(said(texts.forgotten[lang])).toBeVisible();
  await expect(list.getByText(/1\d\d/)).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await test.step('keeps nothing by itself then', async () => {
    await readOn(page, `${root}guide/api/array/at`);
    await idle(page);
    const registrations = page.evaluate(async () => navigator.serviceWorker.getRegistrations());
    expect(await registrations).toHaveLength(0);
  });
});
