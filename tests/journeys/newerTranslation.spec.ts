import { findBarriers } from './barriers';
import { expect, hydrated, LANGUAGES, test } from './fixtures';
import newer from '../../features/sync/texts.json' with { type: 'json' };

const [zh, en] = LANGUAGES;
const mark = newer['newer.zh'].en;

test.use({ site: 'sync' });

test('marks a section in the language whose text is older, and leads to the newer text', async ({
  page,
}) => {
  await page.goto(`${en.root}guide/behind`);
  const link = page.getByRole('link', { name: mark });
  await expect(link).toHaveCount(1);
  await expect(page.locator('#newer + *')).toContainText(mark);
  await link.click();
  await expect(page).toHaveURL(/\/funtool\/guide\/behind#newer$/);
  await expect(page.getByRole('heading', { name: '较新' })).toBeInViewport();
});

for (const path of [`${zh.root}guide/behind`, `${zh.root}guide/equal`, `${en.root}guide/equal`]) {
  test(`says nothing of other languages on "${path}", which is in step`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('[class*="ft-newer"]')).toHaveCount(0);
    expect(await page.content()).not.toContain('ft-newer');
    expect(requests.filter((url) => /static\/sync\/|comparison/.test(url))).toEqual([]);
  });
}

test('shows both texts of a section side by side, by keyboard', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${en.root}guide/behind`);
  await hydrated(page);
  expect(requests.filter((url) => url.includes('static/sync/'))).toEqual([]);
  const button = page.getByRole('button', { name: newer.compare.en });
  await button.focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: newer.both.en });
  await expect(table.getByRole('columnheader')).toHaveText(['English', '简体中文']);
  const row = table.getByRole('row').filter({ hasText: 'A list has up to 5 items.' });
  await expect(row.getByRole('cell')).toHaveText([
    'A list has up to 5 items.',
    '列表最多有 7 项。',
  ]);
  await expect(row.locator('[lang="zh"]')).toHaveText('列表最多有 7 项。');
  expect(await findBarriers(page)).toEqual([]);
  await expect(page.getByRole('button', { name: newer.close.en })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table).toBeHidden();
});

test('shows the texts below each other on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${en.root}guide/behind`);
  await page.getByRole('button', { name: newer.compare.en }).click();
  const texts = page.locator('.ft-newer__texts');
  const own = await texts.getByText('A list has up to 5 items.').boundingBox();
  const other = await texts.getByText('列表最多有 7 项。').boundingBox();
  expect(other!.y).toBeGreaterThanOrEqual(own!.y + own!.height);
  expect(other!.x).toBe(own!.x);
});

test.describe('where the texts cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('says that the comparison failed, and compares on the next press', async ({ page }) => {
    await page.route('**/static/sync/**', (route) => route.abort());
    await page.goto(`${en.root}guide/behind`);
    const button = page.getByRole('button', { name: newer.compare.en });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(newer.failed.en);
    await page.unroute('**/static/sync/**');
    await button.click();
    await expect(page.getByRole('table', { name: newer.both.en })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the newer text without scripts, and offers nothing that needs them', async ({
    page,
  }) => {
    await page.goto(`${en.root}guide/behind`);
    await expect(page.getByRole('button', { name: newer.compare.en })).toBeHidden();
    await page.getByRole('link', { name: mark }).click();
    await expect(page).toHaveURL(/\/funtool\/guide\/behind#newer$/);
  });
});
