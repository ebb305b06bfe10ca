import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, test } from '../journeys/fixtures';
import { CHUNK_TIMEOUT, CHUNKS } from './routes';

/** Matches if all results are as stated: the same number twice. */
const ALL_AS_STATED = /^\D+(?<count>\d+)\D+\k<count>\D*$/;

test.describe.configure({ timeout: CHUNK_TIMEOUT });

for (const { name, routes } of CHUNKS) {
  test(`pages state what their examples give when they are run, ${name}`, async ({ page }) => {
    for (const { lang, route } of routes) {
      await page.goto(route);
      const run = texts['example.runText'][lang];
      // A tab that is not chosen hides its example.
      const examples = page.locator('.rp-codeblock:has([data-run])').filter({ visible: true });
      for (const example of await examples.all()) {
        // The playground runs its own code.
        if (!route.endsWith('playground')) {
          await example.getByRole('button', { name: run, exact: true }).click();
        }
        const outcome = example.getByRole('status').filter({ hasText: /\S/ });
        const as = { timeout: 15_000 };
        await expect.soft(outcome, `/${route}`).toHaveText(ALL_AS_STATED, as);
      }
    }
  });
}
