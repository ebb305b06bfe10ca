import { EventEmitter, once } from 'node:events';
import { expect, hydrated, test } from './fixtures';
import { dialog, input, options } from './searchDialog';

/** The site asks this service, by its settings. */
const SERVICE = 'http://search.example.test';

const hit = (title: string, more = {}) => ({
  title,
  content: `All about ${title}.`,
  toc: [],
  routePath: '/en/guide/headings',
  domain: '',
  ...more,
});

const TOC = [{ text: 'third', id: 'third', depth: 2, charIndex: 0 }];

/** Answers of the service, by keyword. */
const ANSWERS: Record<string, object[]> = {
  'deep copy': [],
  all: [
    { index: 'guides', hits: [hit('First'), hit('Second')] },
    {
      index: 'blog',
      hits: [hit('Post', { domain: 'https://blog.example.com', routePath: '/p' })],
    },
  ],
  late: [{ index: 'guides', hits: [hit('Headings', { toc: TOC, content: 'Never late.' })] }],
};

test.describe('a remote search', { tag: ['@spec:search', '@spec:failures'] }, () => {
  test.use({
    site: 'options',
    expectedOrigin: SERVICE,
    expectedMessages: /status of 500|status 500/,
  });

  test('is asked instead of an index, and answers with groups', async ({ page }) => {
    const asked: Record<string, string>[] = [];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await page.route('**/search-api?*', async (route) => {
      const query = Object.fromEntries(new URL(route.request().url()).searchParams);
      asked.push(query);
      if (query['keyword'] === 'late') await opened;
      const answer = ANSWERS[query['keyword']!];
      await (answer
        ? route.fulfill({ json: answer })
        : route.fulfill({ status: 500, body: 'down' }));
    });
    await page.goto('en/custom');
    await hydrated(page);
    await page.keyboard.press('Control+K');
    await expect(dialog(page)).toHaveAttribute('data-status', 'inited');

    await input(page).fill(' deep copy ');
    await expect(page.getByText('No results for “deep copy”')).toBeVisible();
    expect(asked).toEqual([
      { keyword: 'deep copy', limit: '7', searchIndexes: 'guides,blog', lang: 'en' },
    ]);

    await input(page).fill('all');
    const guides = page.getByRole('group', { name: 'guides' });
    await expect(guides.getByRole('option')).toHaveCount(2);
    const post = page.getByRole('group', { name: 'blog' }).getByRole('option');
    await expect(post).toHaveAttribute('href', 'https://blog.example.com/p');

    await test.step('a failure is logged, and can be tried again', async () => {
      const logged = page.waitForEvent('console', (message) => /status 500/.test(message.text()));
      await input(page).fill('broken');
      await logged;
      await expect(dialog(page)).toHaveAttribute('data-status', 'failed');
      await input(page).fill('all');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(options(page)).toHaveCount(3);
    });

    await test.step('an Enter before its answer opens the section of the first result', async () => {
      const isAsked = page.waitForRequest(/keyword=late/);
      await input(page).fill('late');
      await page.keyboard.press('Enter');
      await isAsked;
      await expect(page).toHaveURL(/\/custom$/);
      gate.emit('open');
      await expect(page).toHaveURL(/\/en\/guide\/headings#third$/);
      await expect(page.locator('h2#third')).toBeInViewport();
    });
    expect(asked.map(({ keyword }) => keyword)).toEqual([
      'deep copy',
      'all',
      'broken',
      'all',
      'late',
    ]);
    expect(requests.filter((url) => url.includes('search_index'))).toEqual([]);
  });
});
