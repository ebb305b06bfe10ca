import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';

const [zh] = LANGUAGES;

const bar = (page: Page) => page.locator('.ft-sidebar-menu');
const menuButton = (page: Page) => page.getByRole('button', { name: zh.sidebar });
const outlineButton = (page: Page) => page.getByRole('button', { name: zh.outline });
const sidebar = (page: Page) => page.getByRole('navigation', { name: zh.sidebar });
const outline = (page: Page) => page.getByRole('navigation', { name: zh.outline });
const navButton = (page: Page) => page.getByRole('button', { name: zh.menu, exact: true });
const mainNav = (page: Page) => page.getByRole('navigation', { name: zh.main });

for (const [width, height] of [
  [1440, 72],
  [769, 72],
  [768, 56],
  [375, 56],
] as const) {
  test(`makes the navigation bar ${height} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', 'guide/api/array/at']) {
      await page.goto(path);
      expect((await page.getByRole('banner').boundingBox())!.height).toBe(height);
    }
  });
}

for (const { path, what, shown, hidden } of [
  { path: 'guide/api/array/at', what: 'with an outline', shown: 1280, hidden: 1281 },
  { path: 'guide/api/', what: 'without an outline', shown: 960, hidden: 961 },
]) {
  test(`shows the sidebar menu up to ${shown} px ${what}, 46 px high`, async ({ page }) => {
    await page.setViewportSize({ width: shown, height: 800 });
    await page.goto(path);
    expect((await bar(page).boundingBox())!.height).toBe(46);
    await page.setViewportSize({ width: hidden, height: 800 });
    await expect(bar(page)).toBeHidden();
  });
}

for (const [width, what] of [
  [1281, 'sidebar and outline'],
  [1280, 'sidebar'],
  [961, 'sidebar'],
  [960, 'neither'],
] as const) {
  test(`keeps ${what} in the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('guide/api/array/at');
    await expect(sidebar(page)).toBeVisible({ visible: what.includes('sidebar') });
    await expect(outline(page)).toBeVisible({ visible: what.includes('outline') });
    await expect(outlineButton(page)).toBeVisible({ visible: !what.includes('outline') });
  });
}

test('names category and page in the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('en/guide/api/string/count');
  const button = bar(page).getByRole('button').first();
  await expect(button).toHaveText('String › count');
  await expect(button).toHaveAccessibleName(`${texts.sidebarText.en}: String › count`);
});

for (const [name, button, panel] of [
  ['drawer', menuButton, sidebar],
  ['local outline', outlineButton, outline],
  ['mobile menu', navButton, mainNav],
] as const) {
  test.describe(`the ${name} on a phone`, () => {
    test.use({ viewport: { width: 375, height: 800 } });

    test.beforeEach(async ({ page }) => {
      await page.goto('guide/api/array/intersect');
      await hydrated(page);
      await page.getByRole('link', { name: texts.nextPageText.zh }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('remove');
      await hydrated(page);
      await button(page).click();
      await expect(panel(page)).toBeVisible();
    });

    test(`closes the ${name} on Escape and returns the focus`, async ({ page }) => {
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test(`closes the ${name} on a press outside`, async ({ page }) => {
      await page.mouse.click(name === 'drawer' ? 365 : 5, 780);
      await expect(panel(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('remove');
    });

    test(`closes the ${name} on the way back`, async ({ page }) => {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('intersect');
      await expect(panel(page)).toBeHidden();
    });

    test(`closes the ${name} when a link in it is followed`, async ({ page }) => {
      await panel(page).getByRole('link').last().click();
      await expect(panel(page)).toBeHidden();
    });

    test(`closes the ${name} when the window grows wide`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await expect(bar(page)).toBeHidden();
      await expect(page.locator(':popover-open')).toHaveCount(0);
      await page.setViewportSize({ width: 375, height: 800 });
      await expect(button(page)).toBeVisible();
      await expect(panel(page)).toBeHidden();
    });
  });
}

test.describe('the focus', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('goes to the section that the local outline leads to', async ({ page }) => {
    await page.goto('guide/api/array/at');
    await hydrated(page);
    await outlineButton(page).press('Enter');
    await outline(page).getByRole('link', { name: '参数', exact: true }).press('Enter');
    await expect(page).toHaveURL(/#parameters$/);
    await expect(outlineButton(page)).toHaveAccessibleName('本页目录: 参数');
    await page.keyboard.press('Tab');
    await expect(page.locator('#parameters :focus, #parameters ~ * :focus').first()).toBeVisible();
  });

  test('starts at the top of the page that the drawer leads to', async ({ page }) => {
    await page.goto('guide/api/array/at');
    await hydrated(page);
    await menuButton(page).press('Enter');
    await sidebar(page).getByRole('link', { name: 'unique', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('unique');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: texts.skipToContentText.zh })).toBeFocused();
  });
});

test.describe('where the bar is configured to hide', () => {
  test.use({ site: 'options' });

  test('hides the navigation bar on the way down and shows it on the way up', async ({ page }) => {
    await page.goto('guide/headings');
    await hydrated(page);
    const nav = page.getByRole('banner');
    await page.mouse.wheel(0, 800);
    await expect(nav).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(nav).toBeInViewport();
  });

  test('shows the hidden navigation bar to a reader who tabs into it', async ({ page }) => {
    await page.goto('guide/headings');
    await hydrated(page);
    const nav = page.getByRole('banner');
    await page.mouse.wheel(0, 800);
    await expect(nav).not.toBeInViewport();
    await nav.getByRole('link').first().focus();
    await expect(nav).toBeInViewport();
  });
});

test('keeps the navigation bar where hiding is not configured', async ({ page }) => {
  await page.goto('guide/api/array/at');
  await hydrated(page);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});
