import type { Page } from '@playwright/test';
import { DEBOUNCE } from '../../features/search/panel/debounce';
import { expect, LANGUAGES, test } from './fixtures';
import { dialog, input, openSearchDialog, options, stopClock } from './searchDialog';

/** Failures of the search worker on its first query. */
const FAULTS = {
  'fails at a query': `
    const { normalize } = String.prototype;
    String.prototype.normalize = function (form) {
      if (form === 'NFC') throw new Error('The engine is broken.');
      return normalize.call(this, form);
    };`,
  'ends without an answer': `
    addEventListener('message', (event) => {
      if (!('query' in event.data)) return;
      event.stopImmediatePropagation();
      throw new Error('The worker is broken.');
    });`,
  'falls silent': `
    addEventListener('message', (event) => {
      if ('query' in event.data) event.stopImmediatePropagation();
    });`,
};

const WORKER = '**/search-worker*.js';

/** Injects code into the worker. Whether the file is still there is asked by `HEAD`, behind the failure. */
async function breakWorker(page: Page, fault: string): Promise<void> {
  await page.route(WORKER, async (route) => {
    if (route.request().method() === 'HEAD') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: fault + (await response.text()) });
  });
}

test.use({ expectedMessages: /broken|silent/ });

for (const { lang, root, retry } of LANGUAGES) {
  for (const [what, fault] of Object.entries(FAULTS)) {
    test(`offers to try again when the engine ${what}, in ${lang}`, async ({ page }) => {
      await page.clock.install();
      await breakWorker(page, fault);
      await openSearchDialog(page, root);
      await stopClock(page);
      await page.keyboard.type('unique');
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert');
      await expect(async () => {
        await page.clock.runFor(10_000);
        await expect(alert).toBeVisible({ timeout: 100 });
      }).toPass();
      await expect(dialog(page)).toHaveAttribute('data-status', 'failed');
      await expect(input(page)).toHaveValue('unique');
      await page.unroute(WORKER);
      await alert.getByRole('button', { name: retry }).click();
      await expect(dialog(page)).toHaveAttribute('data-status', 'inited');
      await page.clock.runFor(DEBOUNCE);
      await expect(options(page).first()).toContainText('unique');
      await expect(alert).toHaveCount(0);
      await expect(input(page)).toBeFocused();
    });
  }
}
