import texts from '../../theme/i18n.json' with { type: 'json' };
import { test } from './backForwardCache';
import { expect, hydrated } from './fixtures';

for (const isTouched of [false, true]) {
  const state = isTouched ? 'that reacts' : 'that was not touched';
  test(`a page ${state} comes back from the cache of the browser, where it was @chromium @whole`, async ({
    page,
  }) => {
    await page.goto('en/guide/api/array/at');
    if (isTouched) await hydrated(page);
    await page.evaluate(() => {
      Reflect.set(window, 'isTheSame', true);
      window.scrollTo({ top: 700, behavior: 'instant' });
    });
    await page.goto('en/guide/api/array/unique');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('at');
    expect(await page.evaluate(() => [Reflect.get(window, 'isTheSame'), window.scrollY])).toEqual([
      true,
      700,
    ]);
  });
}

test('the result of an example is still there on the way back @chromium @whole', async ({
  page,
}) => {
  await page.goto('en/guide/api/array/at');
  await page.getByRole('button', { name: texts['example.runText'].en }).first().click();
  const outcome = page.getByText('Results as stated: 3 of 3');
  await expect(outcome).toBeVisible();
  await page.goto('en/guide/api/array/unique');
  await expect(outcome).toHaveCount(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(outcome).toBeVisible();
});
