import { test } from './backForwardCache';
import { counted, exampleOf, OWN_RESULTS } from './example';
import { expect, hydrated } from './fixtures';

for (const isTouched of [false, true]) {
  const state = isTouched ? 'that reacts, with the result of an example,' : 'that was not touched';
  test(`a page ${state} comes back from the cache of the browser, where it was @chromium @whole`, async ({
    page,
    language: { lang, root },
  }) => {
    await page.goto(`${root}guide/api/array/at`);
    const { outcome, press } = exampleOf(page, lang);
    const result = counted(lang, OWN_RESULTS, OWN_RESULTS);
    if (isTouched) {
      await hydrated(page);
      await press('run');
      await expect(outcome).toHaveText(result);
    }
    await page.evaluate(() => {
      Reflect.set(window, 'isTheSame', true);
      window.scrollTo({ top: 700, behavior: 'instant' });
    });
    await page.goto(`${root}guide/api/array/unique`);
    await expect(page.getByText(result)).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
    expect(await page.evaluate(() => [Reflect.get(window, 'isTheSame'), window.scrollY])).toEqual([
      true,
      700,
    ]);
    if (isTouched) await expect(outcome).toHaveText(result);
  });
}
