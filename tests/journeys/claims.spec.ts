import type { Page } from '@playwright/test';
import texts from '../../features/claims/ui/texts.json' with { type: 'json' };
import menu from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test } from './fixtures';

const toggle = (page: Page) => page.getByRole('button', { name: texts.showText.en });
const proofs = (page: Page, section: string) =>
  page.locator(`#${section} ~ *`).getByRole('button', { name: texts.proofText.en });

test.beforeEach(async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  await hydrated(page);
  await page.getByLabel(menu.pageActionsText.en).press('Enter');
});

test('shows what proves a sentence, by keyboard', async ({ page }) => {
  await expect(page.getByRole('button', { name: texts.proofText.en })).toHaveCount(0);
  await toggle(page).press('Enter');
  const first = proofs(page, 'returns').first();
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('at([user], 0) === user; // => true')).toBeVisible();
  await first.press('Enter');
  await expect(page.getByText('at([user], 0) === user; // => true')).toHaveCount(0);
});

test('hides the proofs of sentences again', async ({ page }) => {
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(proofs(page, 'returns').first()).toBeVisible();
  await toggle(page).press('Enter');
  await expect(page.getByRole('button', { name: texts.proofText.en })).toHaveCount(0);
});

test('leads from a sentence to the code on the page that proves it', async ({ page }) => {
  await page.goto('en/guide/api/array/unique');
  await hydrated(page);
  await page.getByLabel(menu.pageActionsText.en).press('Enter');
  await toggle(page).press('Enter');
  await page
    .getByRole('row', { name: 'arr' })
    .getByRole('button', { name: texts.proofText.en })
    .last()
    .press('Enter');
  await page.getByRole('link', { name: texts.onPageText.en }).press('Enter');
  await expect(page).toHaveURL(/#missing-array$/);
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('says that proofs cannot be loaded, and loads them later', async ({ page }) => {
    await page.route('**/claims/**', (route) => route.abort());
    await toggle(page).press('Enter');
    const first = proofs(page, 'returns').first();
    await first.press('Enter');
    await expect(page.getByText(texts.failedText.en)).toBeVisible();
    await page.unroute('**/claims/**');
    await first.press('Enter');
    await first.press('Enter');
    await expect(page.getByText('at([user], 0) === user; // => true')).toBeVisible();
  });
});
