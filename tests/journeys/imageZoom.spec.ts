import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';

const opened = 'body.medium-zoom--opened';
const overlay = '.medium-zoom-overlay';
const clone = '.medium-zoom-image--opened';

/** Waits for the end of the animation, during which the image cannot be closed. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator(clone)).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

const themes = { light: 'rgb(255, 255, 255)', dark: 'rgb(20, 24, 23)' };

test(
  'zooms an image by press and key, over the colour of the theme, and closes it in every way',
  { tag: ['@spec:reading', '@spec:limits'] },
  async ({ page, language: { root, zoom, closeZoom } }) => {
    const image = page.getByRole('button', { name: new RegExp(`^${zoom}[:：]`) });
    const closing = page.getByRole('button', { name: new RegExp(`^${closeZoom}[:：]`) });
    await page.goto(`${root}guide/`);
    await hydrated(page);
    await image.scrollIntoViewIfNeeded();
    const { width } = (await image.boundingBox())!;

    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`a press on it and beside it, in the ${colorScheme} theme`, async () => {
        await page.emulateMedia({ colorScheme });
        await image.click();
        await settled(page);
        await expect(page.locator('img.medium-zoom-image--hidden')).toHaveCSS(
          'visibility',
          'hidden',
        );
        expect((await page.locator(clone).boundingBox())!.width).toBeGreaterThan(width);
        await expect(page.locator(overlay)).toHaveCSS('opacity', '1');
        await expect(page.locator(overlay)).toHaveCSS('background-color', themes[colorScheme]);
        await expect(page.locator(overlay)).toHaveCSS('transition-duration', '0.3s');
        await expect(page.locator(clone)).toHaveCSS('transition-duration', '0.3s');
        await expect(page.locator(clone)).toHaveCSS('margin', '0px');
        await page.mouse.click(5, 5);
        await expect(page.locator(opened)).not.toBeAttached();
        await expect(page.locator(overlay)).toHaveCount(0);
        await expect(page.locator(clone)).toHaveCount(0);
        await expect(image).toHaveCSS('visibility', 'visible');
      });
    }

    await test.step('Escape, which returns the focus', async () => {
      await image.press('Enter');
      await expect(closing).toBeFocused();
      await settled(page);
      await page.keyboard.press('Escape');
      await expect(page.locator(opened)).not.toBeAttached();
      await expect(image).toBeFocused();
    });

    await test.step('a scroll of more than 40 px', async () => {
      await image.click();
      await settled(page);
      const start = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(start + 40);
      await expect(page.locator(opened)).toBeAttached();
      await page.mouse.wheel(0, 1);
      await expect(page.locator(opened)).not.toBeAttached();
    });
  },
);

test.describe('an image that cannot be loaded', () => {
  test.use({ site: 'options', expectedMessages: /^Unable to reach the zoom image|status of 404/ });

  test(
    'warns that an image, or its large version, failed to load',
    { tag: '@spec:failures' },
    async ({ page, language: { root, zoom } }) => {
      for (const index of [0, 1]) {
        await page.goto(`${root}guide/images`);
        await hydrated(page);
        const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
        const images = page.getByRole('button', { name: zoom });
        await expect(images).toHaveCount(2);
        await images.nth(index).press('Enter');
        expect((await warning).text()).toMatch(/^Unable to reach the zoom image target \S+$/);
      }
    },
  );
});
