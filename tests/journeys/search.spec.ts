import type { Page } from '@playwright/test';
import { DEBOUNCE } from '../../features/search/panel/debounce';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { enhanced, expect, hydrated, LANGUAGES, test, saveData } from './fixtures';
import { dialog, hold, input, openSearchDialog, options, stopClock } from './searchDialog';

for (const text of LANGUAGES) {
  const { lang, root } = text;

  test(`finds a function and opens it by keyboard in ${lang}`, async ({ page }) => {
    await openSearchDialog(page, root);
    await page.keyboard.type('cloneDeepWith');
    await expect(options(page).first()).toContainText('cloneDeepWith');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/common/cloneDeepWith$`));
    await expect(dialog(page)).toHaveCount(0);
  });

  test(`leads back to pages that were only read in ${lang}`, async ({ page }) => {
    for (const path of ['array/at', 'array/unique']) {
      await page.goto(`${root}guide/api/${path}`);
      await enhanced(page);
    }
    await page.keyboard.press('Control+K');
    const recent = page.getByRole('navigation', { name: texts.searchRecentText[lang] });
    await expect(recent.getByRole('link')).toHaveText(['at']);
    await recent.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });

  test(`opens on a press of the button and closes on Escape in ${lang}`, async ({ page }) => {
    await page.goto(root);
    await hydrated(page);
    const button = page.getByRole('button', { name: text.search });
    await button.click();
    await expect(page.getByRole('dialog', { name: text.search })).toBeVisible();
    await expect(input(page)).toHaveAttribute('placeholder', text.search);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(`says that nothing was found in ${lang}`, async ({ page }) => {
    await openSearchDialog(page, root);
    await page.keyboard.type('zzqqxx');
    await expect(page.getByText(text.noResults)).toBeVisible();
    await expect(page.getByText(text.tryAnother)).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });

  test(`gives each page a record of the index in ${lang}`, async ({ page }) => {
    const response = page.waitForResponse(
      new RegExp(`/static/search_index\\.${lang}\\.[0-9a-f]+\\.json$`),
    );
    await openSearchDialog(page, root);
    const index = await page.request.get((await response).url());
    const records = (await index.json()) as object[];
    expect(records.length).toBeGreaterThan(140);
    for (const record of records) {
      expect(record).toMatchObject({
        id: expect.any(String),
        title: expect.any(String),
        content: expect.any(String),
        toc: expect.any(Array),
        routePath: expect.stringMatching(lang === 'zh' ? /^\/guide\// : /^\/en\/guide\//),
        domain: '',
      });
    }
  });
}

test.describe('an index that cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to fetch|JSON|ERR_FAILED/ });

  for (const { lang, root, retry } of LANGUAGES) {
    test(`offers to try again when the index could not be loaded, in ${lang}`, async ({ page }) => {
      const said = page.waitForEvent('console', (message) =>
        message.text().startsWith('Failed to fetch search index, please reload the page'),
      );
      await page.route('**/search_index*', (route) => route.abort());
      await openSearchDialog(page, root);
      await said;
      await page.unroute('**/search_index*');
      await page.getByRole('alert').getByRole('button', { name: retry }).click();
      await input(page).fill('unique');
      await expect(options(page).first()).toContainText('unique');
    });
  }

  test('takes a broken index as one that could not be loaded', async ({ page }) => {
    const said = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to fetch search index'),
    );
    await page.route('**/search_index*', (route) => route.fulfill({ body: '[{"title":' }));
    await openSearchDialog(page, 'en/');
    await said;
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(dialog(page)).toHaveAttribute('data-status', 'failed');
  });
});

test('loads panel and index when search is likely to be wanted, and not before', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await saveData(page);
  await page.goto('guide/api/array/at');
  await hydrated(page);
  const before = requests.length;
  expect(requests.filter((url) => url.includes('search_index'))).toEqual([]);
  await page.getByRole('button', { name: texts.searchPlaceholderText.zh }).hover();
  await expect.poll(() => requests.filter((url) => url.includes('search_index')).length).toBe(1);
  expect(requests.length).toBeGreaterThan(before + 1);
});

test('prefetches the index though search hydrates before its panel has arrived', async ({
  page,
}) => {
  const release = await hold(page, '**/async/search.*.js');
  await page.goto('en/guide/api/array/at');
  const index = page.waitForRequest(/search_index\.en\./);
  await page.getByRole('button', { name: texts.searchPlaceholderText.en }).hover();
  await expect(page.locator('[data-island=search]')).toHaveAttribute('data-hydrated');
  release();
  await index;
});

test('keeps what is typed before search is ready', async ({ page }) => {
  const release = await hold(page, '**/search_index*');
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('debounce');
  await expect(dialog(page)).toHaveAttribute('data-status', 'initing');
  release();
  await expect(options(page).first()).toContainText('debounce');
  await expect(dialog(page)).toHaveAttribute('data-status', 'inited');
});

test('searches the index of the language it is in', async ({ page }) => {
  await openSearchDialog(page, 'guide/api/array/at');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/**');
  const request = page.waitForRequest(/search_index\.en\./);
  await page.keyboard.press('Control+K');
  await request;
  await page.keyboard.type('去重');
  await expect(options(page).first()).toContainText('Remove duplicates');
});

test('finds nothing for an empty query', async ({ page }) => {
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('unique');
  await expect(options(page).first()).toBeVisible();
  await input(page).fill('   ');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('No results')).toHaveCount(0);
});

test('shows seven matches at most', async ({ page }) => {
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('string');
  await expect(options(page)).toHaveCount(7);
  await expect(page.getByRole('status').getByText('7 results')).toHaveCount(1);
});

test('searches when typing has rested for 150 ms', async ({ page }) => {
  await page.clock.install();
  await openSearchDialog(page, 'en/');
  await stopClock(page);
  await page.keyboard.type('unique');
  await page.clock.runFor(DEBOUNCE - 1);
  await expect(options(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(options(page).first()).toBeVisible();
});

test('answers at once if typing has rested while search was on its way', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, '**/async/search*.js');
  await openSearchDialog(page, 'en/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.insertText('unique');
  await expect(page.getByText(texts.searchLoadingText.en)).toBeVisible();
  await page.clock.runFor(DEBOUNCE);
  release();
  await expect(options(page).first()).toContainText('unique');
});

test('shows snippets of about 100 characters', async ({ page }) => {
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('event loop');
  await expect(options(page).first()).toBeVisible();
  const lengths = await page
    .locator('.ft-search__snippet')
    .evaluateAll((snippets) => snippets.map(({ textContent }) => textContent!.length));
  for (const length of lengths) expect(length).toBeLessThan(180);
});

test('moves the selection by arrows, around the ends and into view', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('string');
  const selected = page.getByRole('option', { selected: true });
  await expect(options(page)).toHaveCount(7);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(selected).toBeInViewport({ ratio: 1 });
  await expect(input(page)).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id'))!,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const name = await selected.locator('.ft-search__title').textContent();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => name!.startsWith((await title.textContent())!)).toBe(true);
});

test('leads to the section that matches', async ({ page }) => {
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('blocks the event loop');
  const result = options(page).first();
  await expect(result).toHaveAttribute('href', /#\w/);
  await result.click();
  await expect(page).toHaveURL(/\/en\/guide\/api\/.+#/);
});

/** IME composition can be simulated through the Chromium protocol only. */
const INPUT_METHOD = { tag: '@chromium' };

test(
  'leaves keys to an input method until its text is finished',
  INPUT_METHOD,
  async ({ page }) => {
    await openSearchDialog(page, '');
    await expect(dialog(page)).toHaveAttribute('data-status', 'inited');
    const client = await page.context().newCDPSession(page);
    const composition = { text: 'fang dou', selectionStart: 8, selectionEnd: 8 };
    await page.clock.install();
    await client.send('Input.imeSetComposition', composition);
    await expect(input(page)).toHaveValue('fang dou');
    await page.clock.runFor(1000);
    await expect(options(page)).toHaveCount(0);
    await client.send('Input.insertText', { text: '防抖' });
    await page.clock.runFor(1000);
    await expect(options(page).first()).toContainText('debounce');
  },
);

for (const key of ['Enter', 'ArrowDown']) {
  test(`does not touch ${key} outside the dialog`, async ({ page }) => {
    await openSearchDialog(page, 'guide/api/array/at');
    await page.keyboard.type('debounce');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press(key);
    await page
      .getByRole('button', { name: texts.codeButtonGroupWrapButtonText.zh })
      .first()
      .press('Enter');
    await expect(page.locator('pre code').first()).toHaveCSS('white-space', 'pre-wrap');
    await expect(page).toHaveURL(/\/guide\/api\/array\/at$/);
  });
}

test('keeps the focus within the dialog, and closes it on a press beside it', async ({ page }) => {
  await openSearchDialog(page, 'en/');
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('Tab');
    const inside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
      });
    expect(await inside()).toBe(true);
  }
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});

const ELSEWHERE: Record<string, (page: Page) => Promise<void>> = {
  'Ctrl and a click': (page) =>
    options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  'Shift and a click': (page) =>
    options(page)
      .first()
      .click({ modifiers: ['Shift'] }),
  'the middle button': (page) => options(page).first().click({ button: 'middle' }),
  'Ctrl and Enter': (page) => page.keyboard.press('ControlOrMeta+Enter'),
};

for (const [how, open] of Object.entries(ELSEWHERE)) {
  test(`goes on as it is once a result opens elsewhere by ${how}`, async ({ page, context }) => {
    await openSearchDialog(page, 'en/');
    await page.keyboard.type('cloneDeepWith');
    await expect(options(page).first()).toContainText('cloneDeepWith');
    const opened = context.waitForEvent('page');
    await open(page);
    await expect(await opened).toHaveURL(/\/en\/guide\/api\/common\/cloneDeepWith$/);
    await expect(dialog(page)).toBeVisible();
    await expect(input(page)).toHaveValue('cloneDeepWith');
    await expect(input(page)).toBeFocused();
    await expect(options(page).first()).toContainText('cloneDeepWith');
  });
}

test('keeps the last result above a keyboard on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.addInitScript(() => {
    const visible = Object.assign(new EventTarget(), { height: 400, offsetTop: 60, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: visible });
  });
  await openSearchDialog(page, 'en/');
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 60, width: 375, height: 400 });
  await page.evaluate(() => {
    Object.assign(visualViewport!, { height: 700, offsetTop: 0 });
    visualViewport!.dispatchEvent(new Event('resize'));
  });
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
});

test.describe('on a system of Apple', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
    });
  });

  test('names Cmd+K before any script of the page has run, and leaves Ctrl+K to the text', async ({
    page,
  }) => {
    const release = await hold(page, '**/*.js');
    await page.goto('en/guide/playground', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: texts.searchPlaceholderText.en });
    await expect(button.getByText('⌘ K')).toBeVisible();
    await expect(button.getByText('Ctrl K')).toBeHidden();
    release();
    const editor = page.getByRole('textbox', { name: 'Code of the example' });
    await expect(page.getByText('⌘ + Enter runs')).toBeVisible();
    await editor.fill('first();');
    await editor.press('Home');
    await editor.press('Control+K');
    await expect(editor).toHaveText('');
    await expect(dialog(page)).toBeHidden();
    await editor.press('Meta+K');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
  });
});

test('fills the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openSearchDialog(page, 'en/');
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
});
