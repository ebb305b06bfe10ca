import type { Page } from '@playwright/test';
import { findBarriers } from '../journeys/barriers';
import { expect, hydrated, type Language, LANGUAGES, test } from '../journeys/fixtures';
import { walkFocus } from '../journeys/focus';
import { search } from '../journeys/searchDialog';

const PHONE = 375;
const DESKTOP = 1440;

interface State {
  what: string;
  path: string;
  /** Viewport widths at which the element exists. */
  widths: number[];
  reach: (page: Page, text: Language) => Promise<void>;
}

const API_PAGE = 'guide/api/array/at';

/** States that readers can open; pages at rest are in `everyPage.spec.ts`. */
const STATES: State[] = [
  {
    what: 'search with results',
    path: API_PAGE,
    widths: [PHONE, DESKTOP],
    reach: (page) => search(page, 'clone'),
  },
  {
    what: 'search without results',
    path: API_PAGE,
    widths: [PHONE, DESKTOP],
    reach: (page) => search(page, 'zzqqxx'),
  },
  {
    what: 'the menu',
    path: API_PAGE,
    widths: [PHONE],
    reach: (page, { menu }) => page.getByRole('button', { name: menu, exact: true }).click(),
  },
  {
    what: 'the drawer',
    path: API_PAGE,
    widths: [PHONE],
    reach: (page, { sidebar }) => page.getByRole('button', { name: sidebar }).click(),
  },
  {
    what: 'the local outline',
    path: API_PAGE,
    widths: [PHONE],
    reach: (page, { outline }) => page.getByRole('button', { name: outline }).click(),
  },
  {
    what: 'a zoomed image',
    path: 'guide/',
    widths: [PHONE, DESKTOP],
    reach: async (page, { zoom, closeZoom }) => {
      await page.getByRole('button', { name: zoom }).press('Enter');
      await expect(page.getByRole('button', { name: closeZoom })).toBeFocused();
    },
  },
  {
    what: 'an overview without matches',
    path: 'guide/api/?filter=zzz',
    widths: [PHONE, DESKTOP],
    reach: (page, { empty }) => expect(page.getByText(empty)).toBeVisible(),
  },
];

/** Every combination of language, width and theme. */
const SETTINGS = LANGUAGES.flatMap((text) =>
  [DESKTOP, PHONE].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ text, width, colorScheme })),
  ),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { text, width, colorScheme } of SETTINGS) {
  test(`has no barriers in ${text.lang} at ${width} px in the ${colorScheme} theme, whatever is open`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const { what, path, widths, reach } of STATES) {
      if (!widths.includes(width)) continue;
      await page.goto(text.root + path);
      await hydrated(page);
      await reach(page, text);
      expect.soft(await findBarriers(page), what).toEqual([]);
    }
  });
}

test.describe('a site with every option', () => {
  test.use({ site: 'options' });

  for (const [width, path] of [
    [DESKTOP, ''],
    [PHONE, 'en/'],
  ] as const) {
    test(`has no barriers in its popovers at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${path}guide/headings`);
      await hydrated(page);
      const menu = page.getByRole('button', { name: /^(Menu|菜单)$/ });
      if (width === PHONE) await menu.click();
      const buttons = page.getByRole('banner').getByRole('button', { name: /更多|More|discord/ });
      await expect(buttons).toHaveCount(3);
      for (const button of await buttons.all()) {
        await button.press('Enter');
        expect(await findBarriers(page)).toEqual([]);
      }
    });
  }

  test('has no barriers on bare pages', async ({ page }) => {
    for (const path of ['en/custom', 'en/blank', 'en/record']) {
      await page.goto(path);
      await hydrated(page);
      expect.soft(await findBarriers(page), path).toEqual([]);
    }
  });

  test('keeps a full navigation bar within the window', async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 800 });
    await page.goto('en/guide/headings');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(769);
  });
});

for (const [width, path, key, fewest] of [
  [DESKTOP, 'guide/', 'Tab', 90],
  [PHONE, 'guide/', 'Tab', 60],
  [DESKTOP, 'guide/api/', 'Shift+Tab', 130],
  [PHONE, 'guide/api/array/at', 'Shift+Tab', 40],
] as const) {
  test(`shows the focus at every stop of /${path} by ${key} at ${width} px`, async ({
    page,
    language: { root },
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(root + path);
    await hydrated(page);
    const { stops, problems } = await walkFocus(page, key);
    expect(problems).toEqual([]);
    expect(stops).toBeGreaterThan(fewest);
  });
}
