import type { Page } from '@playwright/test';
import { expect, type Language } from './fixtures';

/** Chooses the size of text in the settings of the browser, in percent. */
export async function chooseTextSize(page: Page, percent: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const fontSizes = { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) };
  await client.send('Page.setFontSizes', { fontSizes });
  await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * percent) / 100}px`);
}

/** Lists what is out of reach at each of some widths: what leaves the window, and controls of the bar. */
export async function findOutOfReach(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const controls = overflow > 0 ? [`${overflow} px`] : [];
    controls.push(...(await controlsOutOfReach(page)));
    found.push(...controls.map((what) => `${what} at ${width} px`));
  }
  return found;
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

/** Opens the menu and expects its tools in the window. */
export async function expectToolsInReach(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: language.menu, exact: true }).click();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: language.theme })).toBeInViewport({ ratio: 1 });
  const { otherLanguage } = language;
  await expect(bar.getByRole('link', { name: otherLanguage })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: /github\.com/ })).toBeInViewport({ ratio: 1 });
}
