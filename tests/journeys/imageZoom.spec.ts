import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';

const opened = 'body.medium-zoom--opened';
const overlay = '.medium-zoom-overlay';
const clone = '.medium-zoom-image--opened';

const zoomable = (page: Page) => page.getByRole('button', { name: /^Zoom image: / });

/** Waits for the end of the animation, during which the image cannot be closed. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator(clone)).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

test.describe('an image of a page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('en/guide/');
    await hydrated(page);
    await zoomable(page).scrollIntoViewIfNeeded();
  });

  test('zooms an image on click and closes it on another click', async ({ page }) => {
    await zoomable(page).click();
    await settled(page);
    await page.mouse.click(5, 5);
    await expect(page.locator(opened)).not.toBeAttached();
  });

  test('zooms an image by keyboard, closes it on Escape and returns the focus', async ({
    page,
  }) => {
    const image = zoomable(page);
    await image.focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).not.toBeAttached();
    await expect(image).toBeFocused();
  });

  for (const [what, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['a click on it', (page: Page) => page.locator(clone).click({ force: true })],
    ['a click beside it', (page: Page) => page.mouse.click(5, 5)],
  ] as const) {
    test(`image zoom closes on ${what} while the image is on its way`, async ({ page }) => {
      await zoomable(page).press('Enter');
      await expect(page.getByRole('button', { name: /^Close image: / })).toBeFocused();
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
      await close(page);
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
      await expect(page.locator(clone)).toHaveCount(0);
      await expect(zoomable(page)).toBeFocused();
    });
  }

  test('image zoom closes after scrolling more than 40 px', async ({ page }) => {
    await zoomable(page).click();
    await settled(page);
    const start = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(start + 40);
    await expect(page.locator(opened)).toBeAttached();
    await page.mouse.wheel(0, 1);
    await expect(page.locator(opened)).not.toBeAttached();
  });

  test('hides the image while its scaled copy is over an overlay, and reverses it', async ({
    page,
  }) => {
    const image = zoomable(page);
    await expect(page.locator(overlay)).toHaveCount(0);
    const { width } = (await image.boundingBox())!;
    await image.click();
    await settled(page);
    await expect(page.locator('img.medium-zoom-image--hidden')).toHaveCSS('visibility', 'hidden');
    await expect(page.locator(overlay)).toHaveCSS('opacity', '1');
    expect((await page.locator(clone).boundingBox())!.width).toBeGreaterThan(width);
    await page.keyboard.press('Escape');
    await expect(page.locator(overlay)).toHaveCount(0);
    await expect(page.locator(clone)).toHaveCount(0);
    await expect(image).toHaveCSS('visibility', 'visible');
  });

  test('passes through opening, opened, closing and closed', async ({ page }) => {
    const states = await zoomable(page).evaluateHandle((image) => {
      const seen: string[] = [];
      for (const state of ['open', 'opened', 'close', 'closed']) {
        image.addEventListener(`medium-zoom:${state}`, () => seen.push(state));
      }
      return seen;
    });
    await zoomable(page).click();
    await settled(page);
    await page.keyboard.press('Escape');
    await expect(page.locator(overlay)).toHaveCount(0);
    expect(await states.jsonValue()).toEqual(['open', 'opened', 'close', 'closed']);
  });

  for (const [colorScheme, background] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(20, 24, 23)'],
  ] as const) {
    test(`puts a zoomed image over ${background} in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await zoomable(page).click();
      await settled(page);
      await expect(page.locator(overlay)).toHaveCSS('background-color', background);
      await expect(page.locator(overlay)).toHaveCSS('transition-duration', '0.3s');
      await expect(page.locator(clone)).toHaveCSS('transition-duration', '0.3s');
      await expect(page.locator(clone)).toHaveCSS('margin', '0px');
    });
  }

  test('waits 150 ms with closing after a scroll', async ({ page }) => {
    await zoomable(page).click();
    await settled(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    // The scroll event, which is what closes the image, fires after the position has changed.
    await page.evaluate(() =>
      addEventListener('scroll', () => (document.body.dataset['told'] = String(scrollY))),
    );
    await page.mouse.wheel(0, 100);
    const told = () => page.evaluate(() => Number(document.body.dataset['told']));
    await expect.poll(told).toBeGreaterThan(100);
    await page.clock.runFor(149);
    await expect(page.locator(opened)).toBeAttached();
    await page.clock.runFor(1);
    await expect(page.locator(opened)).not.toBeAttached();
  });
});

test('makes images zoomable 100 ms after a page is there', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('en/guide/');
  await hydrated(page);
  await expect(page.getByRole('img', { name: /./ }).first()).toBeVisible();
  await expect(zoomable(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(zoomable(page)).toHaveCount(1);
});

test('makes only images of the doc area zoomable', async ({ page }) => {
  await page.goto('en/guide/');
  await hydrated(page);
  await expect(zoomable(page)).toHaveCount(1);
  const inDoc = page.locator('.rspress-doc').getByRole('button', { name: /^Zoom image: / });
  await expect(inDoc).toHaveCount(1);
});

test.describe('an image that cannot be loaded', () => {
  test.use({ site: 'options', expectedMessages: /^Unable to reach the zoom image|status of 404/ });

  for (const [name, what] of [
    ['Zoom image: Images', 'the large version of an image'],
    ['Zoom image: Blank', 'an image'],
  ] as const) {
    test(`warns that ${what} failed to load`, async ({ page }) => {
      await page.goto('en/guide/images');
      await hydrated(page);
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.getByRole('button', { name }).press('Enter');
      expect((await warning).text()).toMatch(/^Unable to reach the zoom image target \S+$/);
    });
  }
});
