import type { Page } from '@playwright/test';
import { expect, hydrated, NOT_FOUND, test } from './fixtures';

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1100, height: 800 },
  { width: 375, height: 812 },
];

/** One page of each kind. */
const KINDS = {
  'an API page': 'guide/api/string/trim',
  'the page of a rule': 'guide/api/regex/builtin/email',
  'a guide': 'guide/start/introduction',
  'the overview': 'guide/api/',
  'the home page': '',
  'the playground': 'guide/playground',
  'the 404 page': 'guide/nowhere',
};

const RUNTIME = 'script[src*="/js/index."]';

/** State of a page after the scroll events of its arrival, which fire before a frame. */
async function firstScreen(page: Page) {
  return page.evaluate(async (runtime) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const title = document.querySelector('h1')!.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect();
    return {
      scrollY,
      isTitleInView: title.top >= header.bottom && title.bottom <= innerHeight,
      hasStarted: document.querySelector(runtime) !== null,
    };
  }, RUNTIME);
}

/** Kinds whose scripts start at once. */
const STARTED = new Set(['the playground', 'the 404 page']);

const UNTOUCHED = { scrollY: 0, isTitleInView: true, hasStarted: false };

test.describe('each kind of page', () => {
  test.use({ expectedMessages: NOT_FOUND });

  test('opens at its top and untouched', async ({ page, language: { root } }) => {
    for (const [kind, path] of Object.entries(KINDS)) {
      await test.step(kind, async () => {
        await page.goto(root + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The 404 document first checks whether the route exists, and the playground has to work.
        const hasStarted = STARTED.has(kind);
        if (hasStarted) await expect(page.locator(RUNTIME)).toBeAttached();
        for (const viewport of VIEWPORTS) {
          await page.setViewportSize(viewport);
          const place = `${kind} at ${viewport.width} px`;
          expect(await firstScreen(page), place).toEqual({ ...UNTOUCHED, hasStarted });
        }
      });
    }
  });
});

test('opens at the section of the address, at each width', async ({ page, language: { root } }) => {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.goto(`${root}guide/api/string/trim#examples`);
    await hydrated(page);
    const bars = page.locator('.ft-sidebar-menu:visible, .ft-nav').last();
    const { y, height } = (await bars.boundingBox())!;
    const heading = (await page.locator('#examples').boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(y + height);
    expect(heading.y).toBeLessThan(y + height + 100);
  }
});

test('returns to where the reader was', async ({ page, language: { root } }) => {
  await page.goto(`${root}guide/api/string/trim`);
  const title = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('link', { name: 'trimEnd', exact: true }).first();
  await next.click();
  await expect(title).toHaveText('trimEnd');
  await page.goBack();
  await expect(title).toHaveText('trim');
  expect(await firstScreen(page)).toMatchObject({ scrollY: 0, isTitleInView: true });
  await title.hover();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  // The bar stays where hiding is not configured.
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  // A click that finds the link covered for a moment scrolls the page before it tries again.
  await next.press('Enter');
  await expect(title).toHaveText('trimEnd');
  await page.goBack();
  await expect(title).toHaveText('trim');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});
