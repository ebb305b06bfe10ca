import newer from '@funtool-docs/checks/sync/texts.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';

const [zh, en] = LANGUAGES;
const mark = newer['newer.zh'].en;

test.use({ site: 'sync' });

test(
  'marks a section in the language whose text is older, shows both texts side by side, by keyboard, leads to the newer one, and says nothing on a page that is in step',
  { tag: '@spec:reading' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${en.root}guide/behind`);
    await hydrated(page);
    const link = page.getByRole('link', { name: mark });
    await expect(link).toHaveCount(1);
    await expect(page.locator('#newer + *')).toContainText(mark);
    expect(requests.filter((url) => url.includes('static/sync/'))).toEqual([]);
    await page.getByRole('button', { name: newer.compare.en }).focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', { name: newer.both.en });
    const row = table.getByRole('row').filter({ hasText: 'A list has up to 5 items.' });
    await expect(row.getByRole('cell')).toHaveText([
      'A list has up to 5 items.',
      '列表最多有 7 项。',
    ]);
    await expect(page.getByRole('button', { name: newer.close.en })).toBeFocused();
    // On a phone, they are below each other.
    await page.setViewportSize({ width: 375, height: 812 });
    const own = await row.getByText('A list has up to 5 items.').boundingBox();
    const other = await row.getByText('列表最多有 7 项。').boundingBox();
    expect(other!.y).toBeGreaterThanOrEqual(own!.y + own!.height);
    expect(other!.x).toBe(own!.x);
    await link.click();
    await expect(page).toHaveURL(/\/funtool\/guide\/behind#newer$/);
    await expect(page.getByRole('heading', { name: '较新' })).toBeInViewport();
    const before = requests.length;
    for (const path of [
      `${zh.root}guide/behind`,
      `${zh.root}guide/equal`,
      `${en.root}guide/equal`,
    ]) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.content(), path).not.toContain('ft-newer');
    }
    const since = requests.slice(before);
    expect(since.filter((url) => /static\/sync\/|comparison/.test(url))).toEqual([]);
  },
);
