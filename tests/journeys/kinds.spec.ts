import { findBarriers } from './barriers';
import { expect, hydrated, NOT_FOUND, test } from './fixtures';
import { DESKTOP, PHONE, STATES } from './openStates';
import { expectParts, findOverflows } from './wholePage';

const GROUPS = {
  'pages to read': ['', 'guide/', 'guide/api/array/at', 'guide/api/function/ObjectId/equals'],
  'pages to use': ['guide/api/', 'guide/playground', 'nowhere'],
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: NOT_FOUND });

/** Themes take turns; `tests/sweep/` has every page, and every combination. */
const themeOf = (index: number) => (index % 2 === 0 ? 'light' : 'dark');

for (const [kinds, paths] of Object.entries(GROUPS)) {
  test(`${kinds} are whole and have no barriers, on a desktop and on a phone`, async ({
    page,
    language: { lang, root },
  }) => {
    test.slow();
    for (const [index, path] of paths.entries()) {
      await page.setViewportSize({ width: DESKTOP, height: 900 });
      await page.emulateMedia({ colorScheme: themeOf(index) });
      await page.goto(root + path);
      await hydrated(page);
      const where = `/${root}${path}`;
      await expectParts(page, lang, where);
      expect.soft(await findBarriers(page), `${where} on a desktop`).toEqual([]);
      await page.setViewportSize({ width: PHONE, height: 900 });
      await page.emulateMedia({ colorScheme: themeOf(index + 1) });
      await expect(page.locator('html')).toHaveCSS('color-scheme', themeOf(index + 1));
      expect.soft(await findBarriers(page), `${where} on a phone`).toEqual([]);
      expect.soft(await findOverflows(page), where).toEqual([]);
    }
  });
}

for (const [index, width] of [DESKTOP, PHONE].entries()) {
  test(`what a reader opens has no barriers at ${width} px`, async ({ page, language }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: themeOf(index) });
    await page.setViewportSize({ width, height: 800 });
    for (const { what, path, widths, reach } of STATES) {
      if (widths.at(-1) !== width) continue;
      await test.step(what, async () => {
        await page.goto(language.root + path);
        await hydrated(page);
        await reach(page, language);
        expect(await findBarriers(page), what).toEqual([]);
      });
    }
  });
}
