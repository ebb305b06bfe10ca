import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { findBarriers } from '../journeys/barriers';
import { expect, hydrated, LANGUAGES, test } from '../journeys/fixtures';
import { walkFocus } from '../journeys/focus';

type Text = (typeof LANGUAGES)[number];

interface State {
  what: string;
  path: string;
  /** Viewport widths at which the element exists. */
  widths?: number[];
  reach: (page: Page, text: Text) => Promise<void>;
}

const API_PAGE = 'guide/api/array/at';
const PHONE = 375;
const DESKTOP = 1440;

/** Open states; pages at rest are checked by `everyPage.spec.ts`. */
const STATES: State[] = [
  { what: 'search with results', path: API_PAGE, reach: (page) => search(page, 'clone') },
  { what: 'search without results', path: API_PAGE, reach: (page) => search(page, 'zzqqxx') },
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
    reach: async (page, { zoom, closeZoom }) => {
      await page.getByRole('button', { name: zoom }).press('Enter');
      await expect(page.getByRole('button', { name: closeZoom })).toBeFocused();
    },
  },
  {
    what: 'an overview without matches',
    path: 'guide/api/?filter=zzz',
    reach: (page, { empty }) => expect(page.getByText(empty)).toBeVisible(),
  },
];

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(query);
  await expect(page.locator(`[data-query=${query}]`)).toBeVisible();
}

/** The full sweep covers every combination of language, width and theme, the tests half of them. */
const SETTINGS = LANGUAGES.flatMap((text, index) =>
  [DESKTOP, PHONE].flatMap((width, place) => {
    const themes = ['light', 'dark'] as const;
    const checked = process.env['EVERY_PAGE'] ? themes : [themes[(index + place) % 2]!];
    return checked.map((colorScheme) => ({ text, width, colorScheme }));
  }),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { text, width, colorScheme } of SETTINGS) {
  test(`has no barriers in ${text.lang} at ${width} px in the ${colorScheme} theme, whatever is open`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const { what, path, widths = [width], reach } of STATES) {
      if (!widths.includes(width)) continue;
      await page.goto(text.root + path);
      await hydrated(page);
      await reach(page, text);
      expect(await findBarriers(page), what).toEqual([]);
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
      expect(await findBarriers(page), path).toEqual([]);
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
  [DESKTOP, 'en/guide/', 'Tab', 90],
  [PHONE, 'en/guide/', 'Tab', 60],
  [PHONE, 'guide/api/array/at', 'Shift+Tab', 40],
  [DESKTOP, 'guide/api/', 'Shift+Tab', 130],
] as const) {
  test(`shows the focus at every stop of /${path} by ${key} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    await hydrated(page);
    const { stops, problems } = await walkFocus(page, key);
    expect(problems).toEqual([]);
    expect(stops).toBeGreaterThan(fewest);
  });
}

test('moves nothing for readers who want less motion', async ({ page }) => {
  await page.goto('en/guide/');
  await hydrated(page);
  await page.getByRole('button', { name: /^Zoom image/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Close image/ })).toBeFocused();
  const moving = await page.evaluate(() => {
    const parts = [undefined, '::before', '::after', '::backdrop'];
    return [...document.querySelectorAll('*')]
      .filter((element) =>
        parts.some((part) => {
          const style = getComputedStyle(element, part);
          const durations = `${style.transitionDuration},${style.animationDuration}`.split(',');
          const isLong = durations.some((duration) => parseFloat(duration) > 0.01);
          return isLong || style.scrollBehavior === 'smooth';
        }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(moving).toEqual([]);
});

test('says which language words are in that are not in the language of the page', async ({
  page,
}) => {
  await page.goto('guide/api/string/capitalizeFirstLetter');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  const quoted = page.getByRole('main').getByText('must not be empty', { exact: true }).first();
  await expect(quoted).toHaveAttribute('lang', 'en');
});

const background = (page: Page, selector: string, part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, of) => getComputedStyle(element, of).backgroundColor, part);

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('tells apart what is current, selected, switched on, checked and marked', async ({
    page,
  }) => {
    await page.goto('en/guide/');
    await hydrated(page);
    await page
      .getByRole('button', { name: texts.codeButtonGroupWrapButtonText.en })
      .first()
      .press('Enter');
    for (const [on, off] of [
      ['.ft-nav__link[aria-current]', '.ft-nav__link:not([aria-current])'],
      ['.ft-sidebar__link[aria-current]', '.ft-sidebar__link:not([aria-current])'],
      ['.ft-outline__link[aria-current]', '.ft-outline__link:not([aria-current])'],
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['[aria-pressed=true]', '[aria-pressed=false]'],
    ] as const) {
      expect(await background(page, on), on).not.toBe(await background(page, off));
    }
    const canvas = await background(page, 'body');
    expect(await background(page, '.ft-result--first', '::after')).not.toBe(canvas);
    expect(await background(page, '.ft-checked', '::before')).not.toBe(canvas);
    await expect(page.locator('.line.highlighted')).toHaveCSS('outline-style', 'solid');
    await search(page, 'clone');
    const selected = await background(page, '[role=option][aria-selected=true]');
    expect(selected).not.toBe(await background(page, '[role=option][aria-selected=false]'));
    expect(await background(page, '[aria-selected=false] mark')).not.toBe(canvas);
  });
});
