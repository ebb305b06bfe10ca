import type { Page } from '@playwright/test';
import { expect, hydrated, type Language, test } from './fixtures';

const bar = (page: Page) => page.locator('.ft-sidebar-menu');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** The bars of windows below a width, with the panels that their buttons open. */
const panelsOf = (page: Page, { sidebar, outline, menu, main }: Language) =>
  [
    ['the drawer', new RegExp(`^${sidebar}: `), sidebar, [365, 780]],
    ['the local outline', new RegExp(`^${outline}(:|$)`), outline, [5, 780]],
    ['the mobile menu', new RegExp(`^${menu}$`), main, [5, 780]],
  ].map(([name, button, panel, outside]) => ({
    name: name as string,
    button: page.getByRole('button', { name: button as RegExp }),
    panel: page.getByRole('navigation', { name: panel as string, exact: true }),
    outside: outside as [number, number],
  }));

test(
  'has bars and panels as wide and high as the window allows',
  { tag: '@spec:limits' },
  async ({ page, language }) => {
    const { root } = language;
    const [sidebar, outline] = panelsOf(page, language);
    await page.goto(`${root}guide/api/array/at`);
    for (const [width, nav, hasBar, hasSidebar, hasOutline] of [
      [1440, 72, false, true, true],
      [1281, 72, false, true, true],
      [1280, 72, true, true, false],
      [961, 72, true, true, false],
      [960, 72, true, false, false],
      [769, 72, true, false, false],
      [768, 56, true, false, false],
      [375, 56, true, false, false],
    ] as const) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(sidebar!.panel).toBeVisible({ visible: hasSidebar });
        await expect(outline!.panel).toBeVisible({ visible: hasOutline });
        await expect(outline!.button).toBeVisible({ visible: !hasOutline });
        await expect(sidebar!.button).toBeVisible({ visible: !hasSidebar });
        await expect(bar(page)).toBeVisible({ visible: hasBar });
        expect((await page.getByRole('banner').boundingBox())!.height).toBe(nav);
        if (hasBar) expect((await bar(page).boundingBox())!.height).toBe(46);
      });
    }
    for (const [path, width, hasBar] of [
      ['guide/api/', 960, true],
      ['guide/api/', 961, false],
      ['', 375, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(root + path);
      await expect(bar(page)).toBeVisible({ visible: hasBar });
      const { height } = (await page.getByRole('banner').boundingBox())!;
      expect(height).toBe(width > 768 ? 72 : 56);
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test(
    'closes drawer, outline and menu on Escape and a press outside',
    { tag: '@spec:reading' },
    async ({ page, language }) => {
      await page.goto(`${language.root}guide/api/array/remove`);
      await hydrated(page);
      for (const { name, button, panel, outside } of panelsOf(page, language)) {
        await test.step(name, async () => {
          await expect(panel).toBeHidden();
          await button.click();
          await expect(panel).toBeVisible();
          await page.keyboard.press('Tab');
          await expect(panel.getByRole('link').first()).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(panel).toBeHidden();
          await expect(button).toBeFocused();

          await button.click();
          await expect(panel).toBeVisible();
          await page.mouse.click(...outside);
          await expect(panel).toBeHidden();
          await expect(h1(page)).toHaveText('remove');
        });
      }
    },
  );

  test(
    'has the focus where the local outline and the drawer lead to',
    { tag: '@spec:reading' },
    async ({ page, language }) => {
      const [drawer, outline] = panelsOf(page, language);
      await page.goto(`${language.root}guide/api/array/at`);
      await hydrated(page);
      await expect(drawer!.button).toHaveText(/ › at$/);
      await outline!.button.press('Enter');
      const section = outline!.panel.locator('[href$="#parameters"]');
      const title = await section.textContent();
      await section.press('Enter');
      await expect(page).toHaveURL(/#parameters$/);
      await expect(outline!.button).toHaveAccessibleName(`${language.outline}: ${title}`);
      await page.keyboard.press('Tab');
      await expect(
        page.locator('#parameters :focus, #parameters ~ * :focus').first(),
      ).toBeVisible();

      await drawer!.button.press('Enter');
      await drawer!.panel.getByRole('link', { name: 'unique', exact: true }).press('Enter');
      await expect(h1(page)).toHaveText('unique');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: language.skip })).toBeFocused();
    },
  );
});

test.describe('where the bar is configured to hide', () => {
  test.use({ site: 'options' });

  test(
    'hides the navigation bar on the way down, and shows it on the way up and to who tabs into it',
    { tag: '@spec:reading' },
    async ({ page, language: { root } }) => {
      await page.goto(`${root}guide/headings`);
      await hydrated(page);
      const nav = page.getByRole('banner');
      await page.mouse.wheel(0, 800);
      await expect(nav).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(nav).toBeInViewport();
      await page.mouse.wheel(0, 200);
      await expect(nav).not.toBeInViewport();
      await nav.getByRole('link').first().focus();
      await expect(nav).toBeInViewport();
    },
  );
});
