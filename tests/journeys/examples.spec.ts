import { expect, hydrated, paste, test } from './fixtures';

test('marks each stated result as checked, and no code that is not run', async ({
  page,
  language: { lang, root },
}) => {
  await page.goto(`${root}guide/api/array/at`);
  const results = page.getByText(/^\/\/ => /);
  const count = await results.count();
  expect(count).toBeGreaterThan(10);
  const marked = await results.evaluateAll((elements) =>
    elements.filter((element) => getComputedStyle(element, '::after').clipPath !== 'none'),
  );
  expect(marked).toHaveLength(count);
  const tabled = await page.locator('details:has(#edge-cases) tbody tr').count();
  const words = { zh: `${count + tabled} 个结果，`, en: `${count + tabled} results ` };
  await expect(page.locator('#evidence')).toContainText(words[lang]);
  const signature = page.getByText('function at<T>');
  await expect(signature.locator('.ft-result')).toHaveCount(0);
});

test('copies an example with its results and without the marks', async ({
  page,
  language: { root, copy },
}) => {
  await page.goto(`${root}guide/api/array/at`);
  await hydrated(page);
  const example = page.locator('.rp-codeblock').filter({ hasText: 'at(answers, 7)' });
  await example.getByRole('button', { name: copy }).click();
  const copied = () => paste(page);
  await expect.poll(copied).toContain("import { at } from 'funtool/array';");
  expect((await copied()).trim().split('\n').at(-1)).toBe('answers.length > 7; // => false');
});
