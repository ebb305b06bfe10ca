import { findBarriers } from './barriers';
import { expect, hydrated, test } from './fixtures';

for (const [site, paths] of [
  ['options', ['en/', 'en/guide/', 'en/guide/headings', 'guide/bare']],
  ['versions', ['v1/en/guide/both.html']],
] as const) {
  test.describe(`the fixture site "${site}"`, () => {
    test.use({ site });

    for (const path of paths) {
      test(`has no barriers on "${path}" of "${site}"`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await hydrated(page);
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  });
}
