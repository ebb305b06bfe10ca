import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, LANGUAGES, test } from '../journeys/fixtures';
import { routesToSweep } from './pageSample';

/** Matches if all results are as stated: the same number twice. */
const ALL_AS_STATED = /^\D+(?<count>\d+)\D+\k<count>\D*$/;

/** Every n-th route of the sample is tested; the bench runs every example. */
const INTERVAL = 3;

const routes = routesToSweep().filter(
  (_, index) => process.env['EVERY_PAGE'] || index % INTERVAL === 0,
);

/** A busy machine must not fail a page. */
test.describe.configure({ timeout: 120_000 });

for (const { lang, route } of routes) {
  test(`/${route} states what its examples give when they are run`, async ({ page }) => {
    const { lang: language } = LANGUAGES.find((text) => text.lang === lang)!;
    await page.goto(route);
    // A tab that is not chosen hides its example.
    const examples = page.locator('.rp-codeblock:has([data-run])').filter({ visible: true });
    for (const example of await examples.all()) {
      const run = texts['example.runText'][language];
      // The playground runs its own code.
      if (!route.endsWith('playground')) {
        await example.getByRole('button', { name: run, exact: true }).click();
      }
      const outcome = example.getByRole('status').filter({ hasText: /\S/ });
      await expect(outcome).toHaveText(ALL_AS_STATED, { timeout: 15_000 });
    }
  });
}
