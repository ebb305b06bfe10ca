import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const opened = 'body.medium-zoom--opened';

/** Waits until the image has arrived; while it moves, it cannot be closed. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

test.beforeEach(async ({ page }) => {
  await page.goto('en/guide/');
  await page.getByRole('button', { name: /^Zoom image: / }).scrollIntoViewIfNeeded();
});

test('zooms an image on click and closes it on another click', async ({ page }) => {
  await page.getByRole('button', { name: /^Zoom image: / }).click();
  await settled(page);
  await page.mouse.click(5, 5);
  await expect(page.locator(opened)).not.toBeAttached();
});

test('zooms an image by keyboard, closes it on Escape and returns the focus', async ({ page }) => {
  const image = page.getByRole('button', { name: /^Zoom image: / });
  await image.focus();
  await page.keyboard.press('Enter');
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(page.locator(opened)).not.toBeAttached();
  await expect(image).toBeFocused();
});

test('stays open while the page scrolls 40 px, and closes when it scrolls more', async ({
  page,
}) => {
  await page.getByRole('button', { name: /^Zoom image: / }).click();
  await settled(page);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator(opened)).toBeAttached();
  await page.mouse.wheel(0, 60);
  await expect(page.locator(opened)).not.toBeAttached();
});
