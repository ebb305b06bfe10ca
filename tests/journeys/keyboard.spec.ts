import type { Page } from '@playwright/test';
import { expect, hydrated, NOT_FOUND, test } from './fixtures';
import { focusIsShown, tabTo } from './focus';
import { hold } from './searchDialog';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** After a navigation the focus is at the top, before the skip link. */
async function startsAtTop(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('.ft-skip-link')).toBeFocused();
}

test.describe('from nowhere', { tag: '@spec:kinds-of-pages' }, () => {
  test.use({ expectedMessages: NOT_FOUND });

  test('leads by keyboard from the 404 page home, to a page and to another language', async ({
    page,
    language: { lang, root, home, actions, theme, otherLanguage },
  }) => {
    await page.goto(`${root}nowhere`);
    await hydrated(page);
    await tabTo(page, page.getByRole('link', { name: home, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/funtool/${root}$`));
    await startsAtTop(page);
    await tabTo(page, page.getByRole('main').getByRole('link', { name: actions[0], exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/start\//);
    await startsAtTop(page);
    await tabTo(page, page.getByRole('button', { name: theme }));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await focusIsShown(page);
    await tabTo(page, page.getByRole('link', { name: otherLanguage }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await startsAtTop(page);
  });
});

test(
  'searches by keyboard, gives up, and searches again',
  { tag: '@spec:search' },
  async ({ page, language }) => {
    await page.goto(`${language.root}guide/api/array/at`);
    await hydrated(page);
    const button = page.getByRole('button', { name: language.search });
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
  },
);

test('leads by keyboard to another category, whose group is completed late', async ({
  page,
  language: { root, sidebar, allPages },
}) => {
  const release = await hold(page, '**/*.part.json');
  await page.goto(`${root}guide/api/array/at`);
  await hydrated(page);
  const navigation = page.getByRole('navigation', { name: sidebar });
  await tabTo(page, navigation.getByText(/common/i).first());
  await page.keyboard.press('Enter');
  await focusIsShown(page);
  // Those of closed groups are hidden.
  const all = navigation.getByRole('link', { name: allPages, exact: true }).last();
  await tabTo(page, all);
  release();
  await expect(navigation.getByRole('link', { name: 'clone', exact: true })).toBeVisible();
  await expect(all).toBeFocused();
  await focusIsShown(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/common/i);
  await startsAtTop(page);
});

test('reads a page by keyboard', async ({ page, language }) => {
  await page.goto(`${language.root}guide/api/type/isBlob`);
  await hydrated(page);
  const outline = page.getByRole('navigation', { name: language.outline });
  const block = page.locator('.rp-codeblock').first();
  await tabTo(page, block.getByRole('button', { name: language.run, exact: true }));
  await tabTo(page, block.getByRole('button', { name: language.wrap }));
  await page.keyboard.press('Space');
  await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
  await tabTo(page, block.getByRole('button', { name: language.copy }));
  await page.keyboard.press('Enter');
  await focusIsShown(page);
  await tabTo(page, outline.locator('[href="#see-also"]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('#see-also')).toBeInViewport();
  await tabTo(page, page.locator('#see-also ~ * a').first());
  const toTop = page.getByRole('button', { name: language.toTop });
  await tabTo(page, toTop);
  await page.keyboard.press('Enter');
  await expect(toTop).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
});

test(
  'filters and orders an overview by keyboard',
  { tag: '@spec:reading' },
  async ({ page, language: { root, filter, alphabetical } }) => {
    await page.goto(`${root}guide/api/`);
    await hydrated(page);
    await tabTo(page, page.getByRole('searchbox', { name: filter }));
    await page.keyboard.type('clone-deep');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await tabTo(page, page.getByRole('button', { name: alphabetical }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'C', exact: true })).toBeVisible();
    await focusIsShown(page);
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /^cloneDeepWith/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('cloneDeepWith');
  },
);

test('works tabs, asides and images by keyboard', async ({
  page,
  language: { root, zoom, closeZoom },
}) => {
  await page.goto(`${root}guide/`);
  await hydrated(page);
  const image = page.getByRole('button', { name: zoom });
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
  const zoomed = page.getByRole('button', { name: closeZoom });
  for (const key of ['Enter', 'Escape']) {
    await page.keyboard.press('Enter');
    await expect(zoomed).toBeFocused();
    await focusIsShown(page);
    if (key === 'Escape') {
      // The image covers the page, so no reader gets at what is below it.
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('#__rspress_root :focus')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('#__rspress_root :focus')).toHaveCount(0);
    }
    await page.keyboard.press(key);
    await expect(zoomed).toHaveCount(0);
    await expect(image).toBeFocused();
    await focusIsShown(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('shows chips of an overview whole, off the edge that fades', async ({ page, language }) => {
    await page.goto(`${language.root}guide/api/`);
    await hydrated(page);
    const chips = page.getByRole('navigation', { name: language.groups });
    const { x: start, width: room } = (await chips.boundingBox())!;
    for (const chip of await chips.getByRole('link').all()) {
      await tabTo(page, chip);
      const { x, width } = (await chip.boundingBox())!;
      expect(x + width).toBeLessThan(start + room - 47);
    }
  });

  test('opens menu, sidebar and outline by keyboard, and closes each when the focus moves on', async ({
    page,
    language,
  }) => {
    await page.goto(`${language.root}guide/api/array/at`);
    await hydrated(page);
    for (const name of ['menu', 'sidebar', 'outline'] as const) {
      await test.step(name, async () => {
        const button = page.getByRole('button', { name: new RegExp(`^${language[name]}(:|$)`) });
        const popover = page.locator(':popover-open');
        // What opened last has left the focus behind its button.
        await tabTo(page, button, name === 'menu' ? 'Tab' : 'Shift+Tab');
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
});
