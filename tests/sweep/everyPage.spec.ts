import { findBarriers } from '../journeys/barriers';
import { expect, hydrated, test } from '../journeys/fixtures';
import { routesToSweep } from './pageSample';

/** 320 px is 1280 px at 400 % zoom. */
const WIDTHS = [1440, 1024, 768, 375, 320];

/** Text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Combinations for accessibility checks: all of them in the full sweep, one a page in the tests. */
const CHECKED = [
  [1440, 'light'],
  [375, 'dark'],
  [1440, 'dark'],
  [375, 'light'],
] as const;

/** A busy machine must not fail a page. */
test.describe.configure({ timeout: 120_000 });

for (const [index, { lang, route }] of routesToSweep().entries()) {
  const checked = process.env['EVERY_PAGE'] ? CHECKED : [CHECKED[index % CHECKED.length]!];

  test(`/${route} is whole at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: /^$/ })).toHaveCount(0);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
    const spacing = await page.addStyleTag({ content: SPACING });
    expect(await overflow(), 'overflow with spaced text').toBeLessThanOrEqual(0);
    await spacing.evaluate((element) => element.parentNode?.removeChild(element));
    for (const [width, colorScheme] of checked) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      expect(await findBarriers(page)).toEqual([]);
    }
  });
}
