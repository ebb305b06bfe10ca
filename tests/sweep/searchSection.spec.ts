import type { Page } from '@playwright/test';
import { expect, hydrated, LANGUAGES, test } from '../journeys/fixtures';
import { expectAtTop, findSection, PAGE, SECTION } from '../journeys/sections';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

const FOLLOW = {
  Enter: (page: Page) => page.keyboard.press('Enter'),
  'a press': (page: Page) => page.getByRole('option').first().click(),
};

/** Every way from every page at every width; the languages take turns. */
const WAYS = WINDOWS.flatMap((viewport) =>
  Object.entries(FOLLOW).flatMap(([how, follow]) =>
    [PAGE, 'api/array/union'].map((from) => ({ viewport, how, follow, from })),
  ),
).map((way, index) => ({ ...way, ...LANGUAGES[(index + (index >> 1)) % LANGUAGES.length]! }));

for (const { viewport, how, follow, from, lang, root } of WAYS) {
  test(`shows the section of a result that ${how} opens from ${from} at ${viewport.width} px in ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${root}guide/${from}`);
    await hydrated(page);
    await findSection(page);
    await follow(page);
    await expect(page).toHaveURL(/\/array\/at#numeric-strings$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAtTop(page, SECTION);
  });
}
