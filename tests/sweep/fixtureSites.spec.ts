import { findBarriers } from '../journeys/barriers';
import { expect, hydrated, test } from '../journeys/fixtures';

for (const [site, paths] of [
  ['options', ['en/', 'en/guide/', 'en/guide/headings', 'guide/bare']],
  ['versions', ['v1/en/guide/both.html']],
] as const) {
  test.describe(`the test site "${site}"`, () => {
    test.use({ site });

    test(`has no barriers on the pages of "${site}"`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const barriers: object[] = [];
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        barriers.push(...(await findBarriers(page)).map((barrier) => ({ path, barrier })));
      }
      expect(barriers).toEqual([]);
    });
  });
}
