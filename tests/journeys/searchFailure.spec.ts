import type { Page } from '@playwright/test';
import searchTexts from '../../theme/search/texts.json' with { type: 'json' };
import { expect, test } from './fixtures';
import { dialog, input, openSearchDialog, options } from './searchDialog';

const INDEX = '**/search_index*';
const WORKER = '**/search-worker*.js';

/** Ends the worker at its first query. */
const FAULT = `
  addEventListener('message', (event) => {
    if (!('query' in event.data)) return;
    event.stopImmediatePropagation();
    throw new Error('The worker is broken.');
  });`;

/** Injects code into the worker. Whether the file is still there is asked by `HEAD`, behind the failure. */
async function breakWorker(page: Page): Promise<void> {
  await page.route(WORKER, async (route) => {
    if (route.request().method() === 'HEAD') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: FAULT + (await response.text()) });
  });
}

test.describe('search that fails', { tag: ['@spec:failures', '@spec:search'] }, () => {
  test.use({ expectedMessages: /broken|Failed to fetch|ERR_FAILED/ });

  test('offers to try again, first for its index, then for its worker', async ({
    page,
    language: { lang, root, retry },
  }) => {
    const said = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to fetch search index, please reload the page'),
    );
    await page.route(INDEX, (route) => route.abort());
    await breakWorker(page);
    await openSearchDialog(page, root);
    await said;
    const alert = page.getByRole('alert');
    const again = alert.getByRole('button', { name: retry });
    await expect(dialog(page)).toHaveAttribute('data-status', 'failed');
    await expect(alert).toContainText(searchTexts.searchFailedText[lang]);
    await page.unroute(INDEX);
    await page.keyboard.type('unique');
    await again.click();
    await expect(input(page)).toBeFocused();
    await expect(alert).toContainText(searchTexts.searchBrokenText[lang]);
    await expect(input(page)).toHaveValue('unique');
    await page.unroute(WORKER);
    await again.click();
    await expect(options(page).first()).toContainText('unique');
    await expect(dialog(page)).toHaveAttribute('data-status', 'inited');
    await expect(alert).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });
});
