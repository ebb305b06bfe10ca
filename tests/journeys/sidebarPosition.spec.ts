import type { Locator, Page } from '@playwright/test';
import { enhanced, expect, hydrated, type Language, test } from './fixtures';

const sidebarOf = (page: Page, { sidebar }: Language) =>
  page.getByRole('navigation', { name: sidebar });
const entryOf = (page: Page, language: Language, name: string) =>
  sidebarOf(page, language).getByRole('link', { name, exact: true });
const scroller = (page: Page) => page.locator('#sidebar');
const top = async (locator: Locator) => (await locator.boundingBox())!.y;

/** Opens a page by a sidebar entry and returns how far the entry has moved. */
async function pressEntry(page: Page, link: Locator): Promise<number> {
  const before = await top(link);
  const name = (await link.textContent())!;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return (await top(link)) - before;
}

test('leaves an entry of the sidebar where it is pressed, though a group above closes', async ({
  page,
  language,
}) => {
  const { root } = language;
  for (const [name, block] of [
    ['reverse', 'start'],
    ['trim', 'center'],
    ['words', 'end'],
  ] as const) {
    await page.goto(`${root}guide/api/string/count`);
    await enhanced(page);
    const link = entryOf(page, language, name);
    await link.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
    await page.evaluate(() => scrollTo(0, 0));
    expect(Math.abs(await pressEntry(page, link)), name).toBeLessThan(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.goto(`${root}guide/api/array/at`);
  await enhanced(page);
  await sidebarOf(page, language)
    .getByText(/string/i)
    .last()
    .click();
  const trim = entryOf(page, language, 'trim');
  await expect(trim).toBeVisible();
  await trim.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => scrollTo(0, 0));
  expect(Math.abs(await pressEntry(page, trim))).toBeLessThan(1);
});

test('keeps the position of the sidebar, shows the entry that would be out of view, and leaves it then', async ({
  page,
  language,
}) => {
  const { root, next } = language;
  const scrollTop = () => scroller(page).evaluate((element) => element.scrollTop);
  await page.goto(`${root}guide/api/string/trim`);
  await enhanced(page);
  await expect(entryOf(page, language, 'trim')).toBeInViewport({ ratio: 1 });
  const left = await scroller(page).evaluate((element) => (element.scrollTop -= 100));
  await page.getByRole('link', { name: next }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('trimEnd');
  await expect.poll(scrollTop).toBe(left);

  await scroller(page).evaluate((element) => (element.scrollTop = 0));
  await page.goto(`${root}guide/api/type/isWindow`);
  await expect(entryOf(page, language, 'isWindow')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await scroller(page).evaluate((element) => (element.scrollTop = 0));
  await hydrated(page);
  expect(await scrollTop()).toBe(0);
});

test('shows the entry of the page in the drawer of a telephone', async ({ page, language }) => {
  const drawer = page.getByRole('button', { name: new RegExp(`^${language.sidebar}: `) });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${language.root}guide/api/type/isWindow`);
  await drawer.click();
  await expect(entryOf(page, language, 'isWindow')).toBeInViewport({ ratio: 1 });
  await entryOf(page, language, 'isSymbol').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('isSymbol');
  await drawer.click();
  await expect(entryOf(page, language, 'isSymbol')).toBeInViewport({ ratio: 1 });
});
