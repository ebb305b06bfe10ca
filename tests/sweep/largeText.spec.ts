import { expect, LANGUAGES, NOT_FOUND, test } from '../journeys/fixtures';
import { chooseTextSize, expectToolsInReach, findOutOfReach } from '../journeys/textSize';

const PATHS = ['', 'guide/', 'guide/api/', 'guide/api/common/clone', 'guide/playground', 'nowhere'];

/** Sizes of text that a reader may choose, in percent, and widths of windows. */
const SIZES = [100, 125, 150, 200];
const WIDTHS = [1440, 1024, 800, 769, 400, 320];

test.use({ expectedMessages: NOT_FOUND });

for (const language of LANGUAGES) {
  const { lang, root } = language;
  for (const percent of SIZES) {
    test(`keeps all in the window with text of ${percent} % in ${lang} @chromium`, async ({
      page,
    }) => {
      for (const path of PATHS) {
        await page.goto(root + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.$$eval('details', (all) => all.forEach((each) => each.setAttribute('open', '')));
        await chooseTextSize(page, percent);
        expect.soft(await findOutOfReach(page, WIDTHS), `/${root}${path}`).toEqual([]);
      }
    });
  }

  test(`reaches all tools with large text in ${lang} @chromium`, async ({ page }) => {
    for (const [percent, width] of [
      [125, 800],
      [150, 1024],
      [200, 1440],
      [200, 400],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(root);
      await chooseTextSize(page, percent);
      await test.step(`${percent} % at ${width} px`, () => expectToolsInReach(page, language));
    }
  });
}
