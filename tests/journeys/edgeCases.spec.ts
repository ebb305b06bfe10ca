import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';
import { hold, input, openSearchDialog, options } from './searchDialog';

const PAGE = 'guide/api/array/at';

/** Queries that find the edge cases of the page, by language. */
const QUERIES = { zh: '也接受属性名，要先确认下标是数值', en: 'at also accepts a property name' };

/** The last table of the page, below its heading in a summary. */
const edgeCases = (page: Page) => page.locator('details:has(#edge-cases)');

async function expectOpen(page: Page): Promise<void> {
  await expect(edgeCases(page)).toHaveAttribute('open');
  await expect(page.locator('#edge-cases')).toBeInViewport();
  await expect(edgeCases(page).getByRole('row').nth(1)).toBeVisible();
}

/** Closes them, and goes back to the top of the page. */
async function close(page: Page): Promise<void> {
  await edgeCases(page).evaluate((details: HTMLDetailsElement) => {
    details.open = false;
    scrollTo(0, 0);
  });
}

// From another page: nextPage.spec.ts.
test('folds edge cases, and opens them by every way that leads to them', async ({
  page,
  language: { lang, root, outline },
}) => {
  await test.step('the address, before the scripts are there', async () => {
    const release = await hold(page, '**/*.js');
    await page.goto(`${root}${PAGE}#edge-cases`, { waitUntil: 'commit' });
    await expectOpen(page);
    release();
  });
  await test.step('the outline, and a change of the address', async () => {
    await page.goto(root + PAGE);
    await hydrated(page);
    const rows = edgeCases(page).locator('tbody tr');
    await expect(rows.first()).toBeHidden();
    const title = await edgeCases(page).getByRole('heading').textContent();
    expect(title).toContain(`(${await rows.count()})`);
    await page.getByRole('navigation', { name: outline }).locator('[href="#edge-cases"]').click();
    await expectOpen(page);
    await page.evaluate(() => void (window.location.hash = ''));
    await close(page);
    await page.evaluate(() => void (window.location.hash = 'edge-cases'));
    await expectOpen(page);
  });
  await test.step('a search result on the page itself', async () => {
    await openSearchDialog(page, `${root}${PAGE}#edge-cases`);
    await close(page);
    await input(page).fill(QUERIES[lang]);
    await expect(options(page).first()).toHaveAttribute('href', /array\/at#edge-cases$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/array\/at#edge-cases$/);
    await expectOpen(page);
  });
});
