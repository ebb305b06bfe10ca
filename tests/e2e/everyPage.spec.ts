import { AxeBuilder } from '@axe-core/playwright';
import { expect, hydrated, test } from './fixtures';
import { routesToSweep } from './pageSample';

const WIDTHS = [1440, 1024, 768, 375];

/** Where accessibility is checked: in the sweep over every page each of them, in the tests one a page. */
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
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow(), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
    for (const [width, colorScheme] of checked) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]!.html])).toEqual([]);
    }
  });
}
