import { expect, test } from './fixtures';

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
