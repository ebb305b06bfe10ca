import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, LANGUAGES, paste, test } from './fixtures';

for (const { lang, root } of LANGUAGES) {
  test(`marks each stated result as checked in ${lang}`, async ({ page }) => {
    await page.goto(`${root}guide/api/array/at`);
    const results = page.getByText(/^\/\/ => /);
    const count = await results.count();
    expect(count).toBeGreaterThan(10);
    const marked = await results.evaluateAll((elements) =>
      elements.filter((element) => getComputedStyle(element, '::after').maskImage !== 'none'),
    );
    expect(marked).toHaveLength(count);
    const words = { zh: `核对了写出的 ${count} 个结果`, en: `stated results checked: ${count}` };
    await expect(page.getByRole('link', { name: words[lang] })).toBeVisible();
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
  const facts = page.getByRole('region', { name: texts['facts.titleText'].en });
  const inFacts = await facts
    .getByRole('button', { name: texts.codeButtonGroupCopyButtonText.en })
    .count();
  await page
    .getByRole('button', { name: texts.codeButtonGroupCopyButtonText.en })
    .nth(inFacts)
    .click();
  const copied = () => paste(page);
  await expect.poll(copied).toContain("import { at } from 'funtool/array';");
  expect((await copied()).trim().split('\n').at(-1)).toBe('at(steps, 9); // => undefined');
});
