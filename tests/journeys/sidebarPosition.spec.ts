import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, LANGUAGES, test } from './fixtures';

const [text] = LANGUAGES;

const sidebar = (page: Page) => page.getByRole('navigation', { name: text.sidebar });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const scroller = (page: Page) => page.locator('#sidebar');
const top = async (locator: Locator) => (await locator.boundingBox())!.y;

/** Opens a page by a sidebar entry and returns how far the entry has moved. */
async function pressEntry(page: Page, name: string): Promise<number> {
  const link = entry(page, name);
  const before = await top(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // The position is restored once the document is whole.
  await page.waitForLoadState('domcontentloaded');
  return (await top(link)) - before;
}

for (const [name, block] of [
  ['reverse', 'start'],
  ['trim', 'center'],
  ['words', 'end'],
] as const) {
  test(`leaves the entry "${name}" where it is pressed`, async ({ page }) => {
    await page.goto('guide/api/string/count');
    await entry(page, name).evaluate((link, place) => link.scrollIntoView({ block: place }), block);
    await page.evaluate(() => scrollTo(0, 0));
    expect(Math.abs(await pressEntry(page, name))).toBeLessThan(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('leaves an entry where it is pressed, though the sidebar arrives in parts', async ({
  page,
}) => {
  const html = await (await page.request.get('guide/api/string/trim')).text();
  const [above, group, below] = html.split(/(?=<details[^>]* open)|(?<=aria-current="page"[^>]*>)/);
  const server = createServer(async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(above);
    await once(server, 'more');
    response.write(group);
    await once(server, 'more');
    response.end(below);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.route('**/string/trim', (route) =>
    route.continue({ url: `http://localhost:${port}/` }),
  );
  await page.addInitScript(() => {
    addEventListener('toggle', () => (document.documentElement.dataset.toggled = ''), true);
  });
  await page.goto('guide/api/string/count');
  await entry(page, 'trim').evaluate((link) => link.scrollIntoView({ block: 'start' }));
  const before = await top(entry(page, 'trim'));
  // A pointer would have the page fetched ahead, past the route.
  await entry(page, 'trim').press('Enter');
  await expect(page).toHaveURL(/trim$/);
  await expect(sidebar(page)).toBeVisible();
  server.emit('more');
  await expect(page.locator('html')).toHaveAttribute('data-toggled');
  server.emit('more');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('trim');
  await page.waitForLoadState('domcontentloaded');
  expect((await top(entry(page, 'trim'))) - before).toBeCloseTo(0, 0);
  server.close();
});

test('leaves an entry where it is pressed, though the group above closes', async ({ page }) => {
  await page.goto('guide/api/array/at');
  await hydrated(page);
  await sidebar(page).getByText('字符串 string').click();
  await expect(entry(page, 'trim')).toBeVisible();
  await entry(page, 'trim').evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => scrollTo(0, 0));
  expect(Math.abs(await pressEntry(page, 'trim'))).toBeLessThan(1);
});

test('keeps the position of the sidebar on other ways to the next page', async ({ page }) => {
  await page.goto('guide/api/string/trim');
  await expect(entry(page, 'trim')).toBeInViewport();
  const left = await scroller(page).evaluate((element) => (element.scrollTop -= 100));
  await page.getByRole('link', { name: text.next }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('trimEnd');
  expect(await scroller(page).evaluate((element) => element.scrollTop)).toBe(left);
});

test('shows the entry of the page where it would be out of view', async ({ page }) => {
  await page.goto('guide/api/string/trim');
  await expect(entry(page, 'trim')).toBeInViewport({ ratio: 1 });
  await scroller(page).evaluate((element) => (element.scrollTop = 0));
  await page.goto('guide/api/type/isWindow');
  await expect(entry(page, 'isWindow')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('leaves the sidebar alone while the page starts to react', async ({ page }) => {
  await page.goto('guide/api/string/trim');
  await scroller(page).evaluate((element) => (element.scrollTop = 0));
  await hydrated(page);
  expect(await scroller(page).evaluate((element) => element.scrollTop)).toBe(0);
});

test('shows the entry of the page in the drawer of a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('guide/api/type/isWindow');
  await page.getByRole('button', { name: text.sidebar }).click();
  await expect(entry(page, 'isWindow')).toBeInViewport({ ratio: 1 });
  await entry(page, 'isSymbol').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('isSymbol');
  await page.getByRole('button', { name: text.sidebar }).click();
  await expect(entry(page, 'isSymbol')).toBeInViewport({ ratio: 1 });
});

test('shows the entry of the page whatever is stored', async ({ page }) => {
  await page.addInitScript(() => {
    if (origin !== 'null') sessionStorage.setItem('funtool-sidebar', '1e99 \uD800 {"');
  });
  await page.goto('guide/api/string/trim');
  await expect(entry(page, 'trim')).toBeInViewport({ ratio: 1 });
});
