import { expect, hydrated, test } from './fixtures';

test.use({ site: 'options' });

test('gives a page its record', async ({ page }) => {
  await page.goto('en/record');
  await hydrated(page);
  const { page: record } = JSON.parse((await page.locator('pre').textContent())!);
  expect(record).toMatchObject({
    title: 'Record',
    routePath: '/en/record',
    lang: 'en',
    version: '',
    _relativePath: 'en/record.mdx',
    frontmatter: { title: 'Record', description: 'Every field.', pageType: 'custom' },
  });
});

test('gives each entry of the table of contents text, id, depth and position', async ({ page }) => {
  await page.goto('en/record');
  await hydrated(page);
  const { pages } = JSON.parse((await page.locator('pre').textContent())!);
  const record = pages.find(({ routePath }: { routePath: string }) => routePath === '/en/record');
  expect(record.toc).toEqual([
    { text: 'Second', id: 'second', depth: 2, charIndex: expect.any(Number) },
    { text: 'Third', id: 'third', depth: 3, charIndex: expect.any(Number) },
  ]);
});

test('gives the site its data', async ({ page }) => {
  await page.goto('record');
  await hydrated(page);
  const { site } = JSON.parse((await page.locator('pre').textContent())!);
  expect(site).toMatchObject({
    base: '/funtool/',
    lang: 'zh',
    locales: [{ lang: 'zh' }, { lang: 'en' }],
    multiVersion: { default: '', versions: [] },
    markdown: { showLineNumbers: false, defaultWrapCode: false },
  });
});
