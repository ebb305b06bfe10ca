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
      // A tab that is not chosen hides its example; the playground has one, in parts.
      const examples = page
        .locator('.ft-playground, .rp-codeblock:has([data-run]):not(.ft-playground *)')
        .filter({ visible: true });
      for (const example of await examples.all()) {
        const start = example.getByRole('button', { name: run, exact: true });
        // The playground runs its own code.
        if (!route.endsWith('playground')) await start.click();
        const outcome = example.getByRole('status').filter({ hasText: /\S/ });
        await expect.soft(outcome, `/${route}`).toHaveText(ALL_AS_STATED);
      }
    }
  });
}
