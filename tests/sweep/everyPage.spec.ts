import { findBarriers } from '../journeys/barriers';
import { expect, hydrated, test } from '../journeys/fixtures';
import { expectParts, findOverflows } from '../journeys/wholePage';
import { CHUNK_TIMEOUT, CHUNKS, ROUTES } from './routes';

/** Pages take turns: what is wrong with one of these is seldom wrong on a single page. */
const SETTINGS = [
  [1440, 'light'],
  [375, 'dark'],
  [1440, 'dark'],
  [375, 'light'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: CHUNK_TIMEOUT });

for (const { name, routes } of CHUNKS) {
  test(`pages are whole at every width and have no barriers, ${name}`, async ({ page }) => {
    for (const each of routes) {
      const { lang, route } = each;
      const [width, colorScheme] = SETTINGS[ROUTES.indexOf(each) % SETTINGS.length]!;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(route);
      await hydrated(page);
      const where = `/${route}`;
      await expectParts(page, lang, where);
      await expect.soft(page.locator('html'), where).toHaveCSS('color-scheme', colorScheme);
      expect.soft(await findBarriers(page), where).toEqual([]);
      expect.soft(await findOverflows(page), where).toEqual([]);
    }
  });
}
