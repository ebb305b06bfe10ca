import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, paste, test } from './fixtures';

for (const { lang, root } of LANGUAGES) {
  test(`marks each stated result as checked in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    const results = page.getByText(/^\/\/ => /);
    const count = await results.count();
    expect(count).toBeGreaterThan(10);
    const marked = await results.evaluateAll((elements) =>
      elements.filter((element) => getComputedStyle(element, '::after').clipPath !== 'none'),
    );
    expect(marked).toHaveLength(count);
    const tabled = await page.locator('details:has(#edge-cases) tbody tr').count();
    const words = { zh: `${count + tabled} 个结果，`, en: `${count + tabled} results, ` };
    await expect(page.getByRole('definition').filter({ hasText: words[lang] })).toBeVisible();
  });
}

test('does not mark code that is not run', async ({ page }) => {
  await page.goto('guide/api/array/at');
  const signature = page.getByText('function at<T>');
  await expect(signature.locator('.ft-result')).toHaveCount(0);
});

test('copies an example with its results and without the marks', async ({ page }) => {
  await page.goto('en/guide/api/array/at');
  await hydrated(page);
  await page
    .locator('.rp-codeblock')
    .filter({ hasText: 'at(steps, 9)' })
    .getByRole('button', { name: texts.codeButtonGroupCopyButtonText.en })
    .click();
  const copied = () => paste(page);
  await expect.poll(copied).toContain("import { at } from 'funtool/array';");
  expect((await copied()).trim().split('\n').at(-1)).toBe('at(steps, 9); // => undefined');
});
