import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from './barriers';
import { expect, saveData, test } from './fixtures';
import { hold } from './searchDialog';

const SCRIPTS = '**/*.js';

const WAITING = texts.scriptsWaitingText;

/** Position and computed style of each element and its pseudo-elements. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = 'color background border border-radius box-shadow outline opacity display'
      .concat(' visibility position overflow z-index transform content font line-height')
      .concat(' text-align text-decoration white-space list-style')
      .split(' ');
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const values = properties.map((name) => style.getPropertyValue(name));
        return [element.tagName, element.className, part, x, y, width, height, ...values].join(' ');
      });
    });
  });
}

const runtime = (page: Page) => page.locator('script[src*="/js/index."]');

test('loads components only once the reader is at something that needs them, for that alone', async ({
  page,
}) => {
  await page.goto('guide/api/array/at');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.wheel(0, 1200);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: texts.switchThemeText.zh }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const wrap = page.getByRole('button', { name: texts.codeButtonGroupWrapButtonText.zh }).first();
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(runtime(page)).toHaveCount(0);
  await page.getByRole('button', { name: texts['example.runText'].zh }).first().focus();
  await expect(page.locator('[data-island=edit]').first()).toHaveAttribute('data-hydrated');
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
});

const PAGES = [
  ['en/guide/api/array/at', { colorScheme: 'light' }],
  ['guide/api/common/cloneDeep', { colorScheme: 'dark' }],
  ['en/', { colorScheme: 'dark' }],
  ['guide/api/', { colorScheme: 'light' }],
] as const;

test('looks the same with the few styles that a page brings as with all', async ({ page }) => {
  for (const [path, media] of PAGES) {
    await test.step(path, async () => {
      await page.emulateMedia(media);
      await page.goto(path);
      const before = await looks(page);
      const whole = await page.evaluate(async () => {
        const { styles } = JSON.parse(document.getElementById('embedded-data')!.textContent!);
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
        const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
        document.head.append(Object.assign(link, { href: styles }));
        await loaded;
        return link.sheet!.cssRules.length;
      });
      expect(whole).toBeGreaterThan(100);
      expect(await looks(page)).toEqual(before);
    });
  }
});

test.describe('before the scripts have arrived', () => {
  test('keeps presses on buttons, and says at once that one waits, until they are done', async ({
    page,
    context,
    language: { lang, root, copy, copied, run: runText },
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await hold(page, SCRIPTS);
    await page.goto(`${root}guide/api/array/at`);
    const status = page.getByRole('status').filter({ hasText: WAITING[lang] });
    const run = page.getByRole('button', { name: runText }).first();
    await page.getByRole('button', { name: copy }).first().press('Enter');
    await run.click();
    await expect(run).toHaveAttribute('aria-busy', 'true');
    await expect(status).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    release();
    await expect(page.getByText(copied).first()).toBeAttached();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("import { at } from 'funtool/array'");
    await expect(page.getByRole('status').filter({ hasText: /3/ }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(status).toHaveCount(0);
  });
});

test.describe('scripts that a deployment has removed', () => {
  test.use({ expectedMessages: /404|Failed to load/ });

  test('says where a reload does not help, in search too, and the page still reads', async ({
    page,
    language: { root, search, cancel, failed, next },
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.route('**/js/index.*.js', async (route) => {
      await expect(page.getByRole('combobox')).toHaveValue('debounce');
      return route.fulfill({ status: 404 });
    });
    await saveData(page);
    await page.goto(`${root}guide/api/array/at`);
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('debounce');
    await reloaded;
    const dialog = page.getByRole('dialog', { name: search });
    await expect(dialog.getByRole('alert')).toContainText(failed);
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox')).toHaveValue('debounce');
    await dialog.getByRole('button', { name: cancel }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText(failed);
    await page.getByRole('button', { name: search }).click();
    await expect(dialog.getByRole('alert')).toContainText(failed);
    await dialog.getByRole('button', { name: cancel }).click();
    await page.getByRole('link', { name: next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('intersect');
  });
});
