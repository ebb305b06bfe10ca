import { expect, hydrated, test } from './fixtures';

test.use({ site: 'options' });

test('gives a page its record and its table of contents, and the data of the site', async ({
  page,
}) => {
  await page.goto('en/record');
  await hydrated(page);
  const read = JSON.parse((await page.locator('pre').textContent())!);
  expect(read.page).toMatchObject({
    title: 'Record',
    routePath: '/en/record',
    lang: 'en',
    version: '',
    _relativePath: 'en/record.mdx',
    frontmatter: { title: 'Record', description: 'Every field.', pageType: 'custom' },
  });
  const listed = read.pages.find(
    ({ routePath }: { routePath: string }) => routePath === '/en/record',
  );
  expect(listed.toc).toEqual([
    { text: 'Second', id: 'second', depth: 2, charIndex: expect.any(Number) },
    { text: 'Third', id: 'third', depth: 3, charIndex: expect.any(Number) },
  ]);
  expect(read.site).toMatchObject({
    base: '/funtool/',
    lang: 'zh',
    locales: [{ lang: 'zh' }, { lang: 'en' }],
    multiVersion: { default: '', versions: [] },
    markdown: { showLineNumbers: false, defaultWrapCode: false },
  });
});
