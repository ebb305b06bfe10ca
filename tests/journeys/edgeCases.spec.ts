import type { Page } from '@playwright/test';
import { expect, hydrated, LANGUAGES, test } from './fixtures';
import { hold, input, openSearchDialog, options } from './searchDialog';

const PAGE = 'guide/api/array/at';

/** The last table of the page, below its heading in a summary. */
const edgeCases = (page: Page) => page.locator('details:has(#edge-cases)');

async function expectOpen(page: Page): Promise<void> {
  await expect(edgeCases(page)).toHaveAttribute('open');
  await expect(page.locator('#edge-cases')).toBeInViewport();
  await expect(edgeCases(page).getByRole('row').nth(1)).toBeVisible();
}

for (const { lang, root, outline } of LANGUAGES) {
  test(`folds edge cases, and says how many there are, in ${lang}`, async ({ page }) => {
    await page.goto(root + PAGE);
    const rows = edgeCases(page).locator('tbody tr');
    await expect(rows.first()).toBeHidden();
    const title = await edgeCases(page).getByRole('heading').textContent();
    expect(title).toContain(`(${await rows.count()})`);
  });

  test(`opens edge cases by a link of the outline in ${lang}`, async ({ page }) => {
    await page.goto(root + PAGE);
    await hydrated(page);
    await page.getByRole('navigation', { name: outline }).locator('[href="#edge-cases"]').click();
    await expectOpen(page);
  });
}

test('opens edge cases by the address, before the scripts are there', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto(`en/${PAGE}#edge-cases`, { waitUntil: 'commit' });
  await expectOpen(page);
  release();
});

test('opens edge cases by a change of the address', async ({ page }) => {
  await page.goto(`en/${PAGE}`);
  await page.evaluate(() => void (window.location.hash = 'edge-cases'));
  await expectOpen(page);
});

test('opens edge cases on the page that a search result leads to', async ({ page }) => {
  await openSearchDialog(page, 'en/guide/api/array/union');
  await input(page).fill('Positions before the start');
  await expect(options(page).first()).toHaveAttribute('href', /array\/at#edge-cases$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/array\/at#edge-cases$/);
  await expectOpen(page);
});

test('opens edge cases on the page that is open already by a search result', async ({ page }) => {
  await openSearchDialog(page, `en/${PAGE}#edge-cases`);
  await edgeCases(page).evaluate((details: HTMLDetailsElement) => (details.open = false));
  await input(page).fill('Positions before the start');
  await expect(options(page).first()).toHaveAttribute('href', /array\/at#edge-cases$/);
  await page.keyboard.press('Enter');
  await expectOpen(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens edge cases by a press, without scripts', async ({ page }) => {
    await page.goto(`en/${PAGE}`);
    await edgeCases(page).locator('summary').click();
    await expectOpen(page);
  });
});
