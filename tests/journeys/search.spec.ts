import resultTexts from '../../theme/search/results/texts.json' with { type: 'json' };
import searchTexts from '../../theme/search/texts.json' with { type: 'json' };
import { enhanced, expect, hydrated, saveData, test } from './fixtures';
import { dialog, hold, input, openSearchDialog, options } from './searchDialog';

test.describe('search', { tag: '@spec:search' }, () => {
  test('finds a function and opens it by keyboard', async ({ page, language: { root } }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await openSearchDialog(page, root);
    await page.keyboard.type('array');
    const selected = page.getByRole('option', { selected: true });
    await expect(options(page).nth(5)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toBeInViewport({ ratio: 1 });
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await selected.getAttribute('id'))!,
    );
    await input(page).fill('cloneDeepWith');
    await expect(options(page).first()).toContainText('cloneDeepWith');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/funtool/${root}guide/api/common/cloneDeepWith$`));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('opens on a press of its button, keeps the focus, and returns it on Escape', async ({
    page,
    language: { lang, root, search },
  }) => {
    for (const path of ['array/at', 'array/unique']) {
      await page.goto(`${root}guide/api/${path}`);
      await enhanced(page);
    }
    await hydrated(page);
    const button = page.getByRole('button', { name: search });
    await button.click();
    await expect(page.getByRole('dialog', { name: search })).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveAttribute('placeholder', search);
    // More often than search has controls.
    const focused = page.locator(':focus');
    for (let count = 0; count < 20; count += 1) {
      await page.keyboard.press('Tab');
      // Browsers have controls of their own between the last and the first of a dialog.
      if ((await focused.count()) > 0) await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await test.step('it closes on a press beside it, and leads back to pages that were read', async () => {
      await page.keyboard.press('Control+K');
      await expect(input(page)).toBeFocused();
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('Control+K');
      const recent = page.getByRole('navigation', { name: resultTexts.searchRecentText[lang] });
      await expect(recent.getByRole('link')).toHaveText(['at']);
      await recent.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });

  test('loads panel and index when search is likely to be wanted, and not before, in each language', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await saveData(page);
    await page.goto('guide/api/array/at');
    await hydrated(page);
    const ofSearch = () => requests.filter((url) => /search_index|async\/search/.test(url));
    const indexes = () => ofSearch().filter((url) => url.includes('search_index'));
    expect(ofSearch()).toEqual([]);
    await page.getByRole('button', { name: searchTexts.searchPlaceholderText.zh }).hover();
    await expect
      .poll(indexes)
      .toEqual([expect.stringMatching(/search_index\.zh\.[0-9a-f]+\.json$/)]);
    expect(ofSearch().length).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/en/**');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('去重');
    await expect(options(page).first()).toContainText('Remove duplicates');
    // A file that is fetched ahead is asked for again, and comes from the cache.
    await expect
      .poll(() => [...new Set(indexes())])
      .toEqual([expect.stringMatching(/index\.zh\./), expect.stringMatching(/index\.en\./)]);
  });

  test('goes on as it is once a result opens elsewhere', async ({
    page,
    context,
    language: { root },
  }) => {
    await openSearchDialog(page, root);
    await page.keyboard.type('cloneDeepWith');
    const result = options(page).first();
    await expect(result).toContainText('cloneDeepWith');
    const ways: [string, () => Promise<void>][] = [
      ['Ctrl and a click', () => result.click({ modifiers: ['ControlOrMeta'] })],
      ['Shift and a click', () => result.click({ modifiers: ['Shift'] })],
      ['the middle button', () => result.click({ button: 'middle' })],
      ['Ctrl and Enter', () => page.keyboard.press('ControlOrMeta+Enter')],
    ];
    for (const [how, open] of ways) {
      await test.step(how, async () => {
        const opened = context.waitForEvent('page');
        await open();
        const other = await opened;
        await expect(other).toHaveURL(/\/guide\/api\/common\/cloneDeepWith$/);
        await other.close();
        await expect(dialog(page)).toBeVisible();
        await expect(input(page)).toHaveValue('cloneDeepWith');
        await expect(input(page)).toBeFocused();
        await expect(result).toContainText('cloneDeepWith');
      });
    }
  });

  test('fills the window of a phone, and what a keyboard on the screen leaves of it', async ({
    page,
    language: { root },
  }) => {
    const box = () => dialog(page).boundingBox();
    const resize = (height: number, offsetTop: number) =>
      page.evaluate(
        (sizes) => {
          Object.assign(visualViewport!, sizes);
          visualViewport!.dispatchEvent(new Event('resize'));
        },
        { height, offsetTop },
      );
    await page.setViewportSize({ width: 375, height: 700 });
    await openSearchDialog(page, root);
    expect(await box()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
    await page.addInitScript(() => {
      const visible = Object.assign(new EventTarget(), { height: 400, offsetTop: 60, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: visible });
    });
    await openSearchDialog(page, root);
    expect(await box()).toEqual({ x: 0, y: 60, width: 375, height: 400 });
    await resize(700, 0);
    expect(await box()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
  });

  test('names Cmd+K on a system of Apple before any script of the page has run, and leaves Ctrl+K to the text', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
    });
    const release = await hold(page, '**/*.js');
    await page.goto('en/guide/playground', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: searchTexts.searchPlaceholderText.en });
    await expect(button.getByText('⌘ K')).toBeVisible();
    await expect(button.getByText('Ctrl K')).toBeHidden();
    release();
    const editor = page.getByRole('textbox', { name: 'Code of the example' });
    await expect(page.getByText('⌘ + Enter to run')).toBeVisible();
    await editor.fill('first();');
    await editor.press('Home');
    await editor.press('Control+K');
    await expect(editor).toHaveText('');
    await expect(dialog(page)).toBeHidden();
    await editor.press('Meta+K');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
  });
});
