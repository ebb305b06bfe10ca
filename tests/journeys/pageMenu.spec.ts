import type { Page } from '@playwright/test';
import claims from '../../features/claims/ui/texts.json' with { type: 'json' };
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

const opener = (page: Page) => page.getByLabel(texts.pageActionsText.en);
const copy = (page: Page) => page.getByRole('button', { name: texts.copyPageText.en });

test.beforeEach(async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  await hydrated(page);
  await expect(copy(page)).toBeHidden();
  await opener(page).press('Enter');
  await expect(copy(page)).toBeVisible();
});

test('closes the page menu on Escape and returns the focus', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copy(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('closes the page menu when the focus leaves it', async ({ page }) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.viewMarkdownText.en })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: claims.showText.en })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeHidden();
});

test('closes the page menu on a press beside it', async ({ page }) => {
  await page.getByRole('heading', { level: 1 }).click();
  await expect(copy(page)).toBeHidden();
});
