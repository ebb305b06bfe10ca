import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, hydrated, LANGUAGES, test } from './fixtures';
import { findFocusProblem, tabTo } from './focus';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** After a navigation the focus is at the top, before the skip link. */
async function startsAtTop(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('.ft-skip-link')).toBeFocused();
}

const focusIsShown = async (page: Page) =>
  expect.poll(() => findFocusProblem(page)).toBeUndefined();

for (const text of LANGUAGES) {
  const { lang, root } = text;
  const [start] = text.actions;

  test(`leads by keyboard from the home page through a page to another language in ${lang}`, async ({
    page,
  }) => {
    await page.goto(root);
    await hydrated(page);
    await tabTo(page, page.getByRole('main').getByRole('link', { name: start, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/start\//);
    await startsAtTop(page);
    const theme = page.getByRole('button', { name: text.theme });
    await tabTo(page, theme);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await focusIsShown(page);
    await tabTo(page, page.getByRole('link', { name: text.otherLanguage }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await startsAtTop(page);
  });

  test(`searches by keyboard, gives up, and searches again in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    await hydrated(page);
    const button = page.getByRole('button', { name: text.search });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await focusIsShown(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+K');
    await page.keyboard.type('cloneDeep');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await focusIsShown(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/clone/);
    await startsAtTop(page);
  });

  test.describe(`from nowhere in ${lang}`, () => {
    test.use({ expectedMessages: /status of 404/ });

    test(`leads home by keyboard from the 404 page in ${lang}`, async ({ page }) => {
      await page.goto(`${root}nowhere`);
      await hydrated(page);
      await tabTo(page, page.getByRole('link', { name: text.home, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/funtool/${root}$`));
      await startsAtTop(page);
    });
  });
}

/** One language is enough: the keys are the same, and the tests are long. */
const [text] = LANGUAGES;

test('leads by keyboard to a page of another category', async ({ page }) => {
  await page.goto(`${text.root}guide/api/array/at`);
  await hydrated(page);
  const sidebar = page.getByRole('navigation', { name: text.sidebar });
  await tabTo(page, sidebar.getByText(/common/i).first());
  await page.keyboard.press('Enter');
  await focusIsShown(page);
  await tabTo(page, sidebar.getByRole('link', { name: 'clone', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('clone');
  await startsAtTop(page);
});

test('reads a page by keyboard', async ({ page }) => {
  await page.goto(`${text.root}guide/api/common/clone`);
  await hydrated(page);
  const outline = page.getByRole('navigation', { name: text.outline });
  const block = page.locator('.rp-codeblock').first();
  await tabTo(page, block.getByRole('button', { name: text.wrap }));
  await page.keyboard.press('Space');
  await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
  await tabTo(page, block.getByRole('button', { name: text.copy }));
  await page.keyboard.press('Enter');
  await focusIsShown(page);
  await tabTo(page, outline.locator('[href="#see-also"]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('#see-also')).toBeInViewport();
  await tabTo(page, page.locator('#see-also ~ * a').first());
  const toTop = page.getByRole('button', { name: text.toTop });
  await tabTo(page, toTop);
  await page.keyboard.press('Enter');
  await expect(toTop).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
});

test('keeps the focus in a group of the sidebar that is completed late', async ({ page }) => {
  const gate = new EventEmitter();
  const released = once(gate, 'release');
  await page.route('**/*virtual-site-data*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${text.root}guide/api/array/at`);
  await hydrated(page);
  const sidebar = page.getByRole('navigation', { name: text.sidebar });
  await tabTo(page, sidebar.getByText(/common/i).first());
  await page.keyboard.press('Enter');
  await tabTo(page, sidebar.getByRole('link', { name: text.allPages }));
  gate.emit('release');
  await expect(sidebar.getByRole('link', { name: 'clone', exact: true })).toBeFocused();
});

test('filters and orders an overview by keyboard', async ({ page }) => {
  await page.goto(`${text.root}guide/api/`);
  await hydrated(page);
  await tabTo(page, page.getByRole('searchbox', { name: text.filter }));
  await page.keyboard.type('clone-deep');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await tabTo(page, page.getByRole('button', { name: text.alphabetical }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'C', exact: true })).toBeVisible();
  await focusIsShown(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^cloneDeepWith/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cloneDeepWith');
});

test('works tabs, asides and images by keyboard', async ({ page }) => {
  await page.goto(`${text.root}guide/`);
  await hydrated(page);
  const image = page.getByRole('button', { name: text.zoom });
  await expect(image).toBeVisible();
  const details = page.getByRole('main').getByRole('group').last();
  await tabTo(page, details.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('open');
  await tabTo(page, page.getByRole('tab').first());
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await focusIsShown(page);
  await tabTo(page, image);
  await page.keyboard.press('Enter');
  const zoomed = page.getByRole('button', { name: text.closeZoom });
  await expect(zoomed).toBeFocused();
  await focusIsShown(page);
  await page.keyboard.press('Enter');
  await expect(zoomed).toHaveCount(0);
  await expect(image).toBeFocused();
  await focusIsShown(page);
});

test('keeps readers off what a zoomed image covers', async ({ page }) => {
  await page.goto(`${text.root}guide/`);
  await hydrated(page);
  await page.getByRole('button', { name: text.zoom }).press('Enter');
  const zoomed = page.getByRole('button', { name: text.closeZoom });
  await expect(zoomed).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#__rspress_root :focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(zoomed).toHaveCount(0);
  await expect(page.getByRole('button', { name: text.zoom })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  for (const name of ['menu', 'sidebar', 'outline'] as const) {
    test(`opens the ${name} by keyboard and closes it when the focus moves on`, async ({
      page,
    }) => {
      await page.goto(`${text.root}guide/api/array/at`);
      await hydrated(page);
      const button = page.getByRole('button', { name: new RegExp(`^${text[name]}(:|$)`) });
      const popover = page.locator(':popover-open');
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      await expect(popover).toBeVisible();
      await tabTo(page, popover.getByRole('link').last());
      await expect(popover).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(popover).toBeVisible();
      await tabTo(page, page.getByRole('main').getByRole('button').first());
      await expect(popover).toHaveCount(0);
    });
  }
});
