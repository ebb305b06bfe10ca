import type { Page } from '@playwright/test';
import { expect, LANGUAGES, NOT_FOUND, test } from '../journeys/fixtures';

const PATHS = ['', 'guide/', 'guide/api/', 'guide/api/array/at', 'guide/playground', 'nowhere'];

/** Sizes of text that a reader may choose, in percent, and widths of windows. */
const SIZES = [100, 125, 150, 200];
const WIDTHS = [1440, 1024, 800, 769, 400];

/** Chooses the size of text in the settings of the browser. */
async function chooseTextSize(page: Page, percent: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const fontSizes = { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) };
  await client.send('Page.setFontSizes', { fontSizes });
}

/** Clipped or covered parts of the navigation bar, except the contents of a closed menu. */
function controlsOutOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('header')!.getBoundingClientRect();
    return [...document.querySelectorAll('header :is(a, button)')]
      .filter((control) => control.checkVisibility() && !control.closest(':popover-open'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isOnTop = [left + 2, right - 2].every((x) =>
          control.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
        const isWithin = left >= 0 && right <= bar.right && top >= bar.top && bottom <= bar.bottom;
        return !isOnTop || !isWithin;
      })
      .map((control) => control.ariaLabel ?? control.textContent);
  });
}

for (const { lang, root, menu, theme, source, otherLanguage } of LANGUAGES) {
  for (const percent of SIZES) {
    test.describe(`text of ${percent} % in ${lang}`, () => {
      test.use({ expectedMessages: NOT_FOUND });

      test(`keeps all in the window with text of ${percent} % in ${lang} @chromium`, async ({
        page,
      }) => {
        for (const path of PATHS) {
          await page.goto(root + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await chooseTextSize(page, percent);
          const size = await page.evaluate(
            () => getComputedStyle(document.documentElement).fontSize,
          );
          expect(size).toBe(`${(16 * percent) / 100}px`);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            const place = `/${root}${path} at ${width} px`;
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - innerWidth,
            );
            expect(overflow, place).toBeLessThanOrEqual(0);
            expect(await controlsOutOfReach(page), place).toEqual([]);
          }
        }
      });
    });
  }

  for (const [percent, width] of [
    [125, 800],
    [150, 1024],
    [200, 1440],
    [200, 400],
  ] as const) {
    test(`reaches all tools with text of ${percent} % at ${width} px in ${lang} @chromium`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(root);
      await chooseTextSize(page, percent);
      await page.getByRole('button', { name: menu, exact: true }).click();
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('button', { name: theme })).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: otherLanguage })).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: source })).toBeInViewport({ ratio: 1 });
    });
  }
}
