import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, test } from './fixtures';

/** Fields of an index record that these tests need. */
interface IndexedPage {
  id: string;
  content: string;
  toc: { id: string; charIndex: number }[];
}

const PAGE = 'api/array/at';
const SECTION = 'numeric-strings';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

/** Opens search and asks for the first sentence of a section. */
async function findSection(page: Page): Promise<void> {
  const response = page.waitForResponse(/search_index/);
  await page.keyboard.press('Control+K');
  const index = await page.request.get((await response).url());
  const records = (await index.json()) as IndexedPage[];
  const { content, toc } = records.find(({ id }) => id === PAGE)!;
  const { charIndex } = toc.find(({ id }) => id === SECTION)!;
  await page.getByRole('combobox').fill(content.slice(charIndex, charIndex + 60).split('\n')[0]!);
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    /array\/at#numeric-strings$/,
  );
}

const FOLLOW = {
  Enter: (page: Page) => page.keyboard.press('Enter'),
  'a press': (page: Page) => page.getByRole('option').first().click(),
};

/** Waits until a heading is visible below the bars, in the upper half of the window. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((heading) => {
      const { top } = document.getElementById(heading)!.getBoundingClientRect();
      const bars = document.querySelectorAll('header, .ft-sidebar-menu');
      const bottoms = [...bars].map((bar) => bar.getBoundingClientRect().bottom);
      const below = top >= Math.max(...bottoms);
      return below && top < innerHeight / 2 ? 'in sight' : `at ${top}, below ${bottoms.join()}`;
    }, id);
  await expect.poll(place).toBe('in sight');
}

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

test('shows a section again that the address already names', async ({ page }) => {
  await page.goto(`en/guide/${PAGE}#${SECTION}`);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 0));
  await findSection(page);
  await page.keyboard.press('Enter');
  await expectAtTop(page, SECTION);
});

test('leads back to where the reader was before the section', async ({ page }) => {
  await page.goto(`en/guide/${PAGE}`);
  await hydrated(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await findSection(page);
  await page.keyboard.press('Enter');
  await expectAtTop(page, SECTION);
  await page.goBack();
  await expect(page).toHaveURL(/\/array\/at$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await page.goForward();
  await expectAtTop(page, SECTION);
});

test('goes on with Tab from the section, not from the search button', async ({ page }) => {
  await page.goto(`en/guide/${PAGE}`);
  await hydrated(page);
  await page.getByRole('button', { name: texts.searchPlaceholderText.en }).focus();
  await findSection(page);
  await page.keyboard.press('Enter');
  await expectAtTop(page, SECTION);
  await page.keyboard.press('Tab');
  const isAfter = await page.evaluate((id) => {
    const heading = document.getElementById(id)!;
    const order = heading.compareDocumentPosition(document.activeElement!);
    return Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING);
  }, SECTION);
  expect(isAfter).toBe(true);
});

test('goes to the top of the page that a link to itself names', async ({ page }) => {
  await page.goto(`en/guide/${PAGE}#${SECTION}`);
  await hydrated(page);
  await expectAtTop(page, SECTION);
  const sidebar = page.getByRole('navigation', { name: texts.sidebarText.en });
  await sidebar.getByRole('link', { name: 'at', exact: true }).click();
  await expect(page).toHaveURL(/\/array\/at$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
