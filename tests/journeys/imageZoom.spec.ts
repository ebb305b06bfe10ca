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
  'zooms an image over the colour of the theme, and closes it by a press beside it',
  { tag: ['@spec:reading', '@spec:limits'] },
  async ({ page, language: { root, zoom } }) => {
    const image = page.getByRole('button', { name: new RegExp(`^${zoom}[:：]`) });
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
  },
);
