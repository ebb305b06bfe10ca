import type { Page } from '@playwright/test';
import { DEBOUNCE } from '../../features/search/panel/debounce';
import { expect, test } from './fixtures';
import { dialog, hold, input, openSearchDialog, options, stopClock } from './searchDialog';

const CLONE_DEEP_WITH = /\/en\/guide\/api\/common\/cloneDeepWith$/;
const HOME = /\/en\/$/;

test('opens the result of what is typed when Enter follows at once', async ({ page }) => {
  await page.clock.install();
  await openSearchDialog(page, 'en/');
  await stopClock(page);
  await page.keyboard.type('cloneDeepWith');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(CLONE_DEEP_WITH);
});

test('opens no result of an earlier query when Enter follows at once', async ({ page }) => {
  await page.clock.install();
  await openSearchDialog(page, 'en/');
  await stopClock(page);
  await page.keyboard.type('unique');
  await page.clock.runFor(DEBOUNCE);
  await expect(options(page).first()).toContainText('unique');
  await input(page).fill('cloneDeepWith');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(CLONE_DEEP_WITH);
});

for (const [what, path, files] of [
  ['the index', 'en/', '**/search_index*'],
  ['the code of search', 'en/', '**/async/search*.js'],
] as const) {
  test(`keeps Enter until ${what} has arrived`, async ({ page }) => {
    const release = await hold(page, files);
    await openSearchDialog(page, path);
    await page.keyboard.type('_.cloneDeepWith');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(CLONE_DEEP_WITH);
  });
}

test('keeps Enter until the scripts have arrived', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('en/');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('_.cloneDeepWith');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(CLONE_DEEP_WITH);
});

const CHANGES_OF_MIND = {
  'more text': (page: Page) => page.keyboard.type('W'),
  'less text': (page: Page) => page.keyboard.press('Backspace'),
  'an arrow key': (page: Page) => page.keyboard.press('ArrowDown'),
};

for (const [what, change] of Object.entries(CHANGES_OF_MIND)) {
  for (const files of ['**/search_index*', '**/*.js']) {
    test(`forgets Enter at ${what} while it waits for ${files}`, async ({ page }) => {
      const release = await hold(page, files);
      await page.goto('en/');
      await page.keyboard.press('Control+K');
      await page.keyboard.type('_.cloneDeep');
      await page.keyboard.press('Enter');
      await change(page);
      release();
      await expect(options(page).first()).toContainText('clone');
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(HOME);
    });
  }
}

test('forgets Enter at a key that comes just after hydration', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('hydrated', () => {
      const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
      document.activeElement!.dispatchEvent(press);
    }),
  );
  const release = await hold(page, '**/*.js');
  await page.goto('en/');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('_.cloneDeep');
  await page.keyboard.press('Enter');
  release();
  await expect(options(page).first()).toContainText('clone');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(HOME);
});

test('forgets Enter at Escape', async ({ page }) => {
  const release = await hold(page, '**/search_index*');
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('_.cloneDeep');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  release();
  await page.keyboard.press('Control+K');
  await input(page).fill('cloneDeep');
  await expect(options(page).first()).toContainText('cloneDeep');
  await expect(page).toHaveURL(HOME);
});

test('opens nothing by an Enter that nothing was found for', async ({ page }) => {
  await openSearchDialog(page, 'en/');
  await page.keyboard.type('zzqqxx');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No results for “zzqqxx”')).toBeVisible();
  await input(page).fill('cloneDeep');
  await expect(options(page).first()).toContainText('cloneDeep');
  await expect(page).toHaveURL(HOME);
});

test('opens nothing by the Enter that ends a composition in Safari', async ({ page }) => {
  await openSearchDialog(page, 'en/');
  await expect(dialog(page)).toHaveAttribute('data-status', 'inited');
  await page.keyboard.type('cloneDeepWith');
  await expect(options(page).first()).toContainText('cloneDeepWith');
  await input(page).evaluate((element) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    element.dispatchEvent(Object.defineProperty(event, 'keyCode', { value: 229 }));
  });
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(HOME);
});
