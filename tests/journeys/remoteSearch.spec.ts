import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import texts from '../../theme/i18n.json' with { type: 'json' };
import { expect, hydrated, test as base } from './fixtures';
import { stopClock } from './searchDialog';

/** Response of the remote search, and its delay. */
interface Answer {
  status?: number;
  body: string;
  /** Awaited before the answer is sent. */
  after?: Promise<unknown>;
}

type Handler = (query: URLSearchParams) => Answer;

interface Api {
  /** Replaced by a test. */
  handle: Handler;
}

/** A site in remote mode, with a real server behind its API. */
const test = base.extend<{ api: Api }>({
  site: 'options',
  api: async ({ page }, use) => {
    const api: Api = { handle: () => ({ body: '[]' }) };
    const server = createServer(async (request, response) => {
      const { searchParams } = new URL(request.url!, 'http://localhost');
      const { status = 200, body, after } = api.handle(searchParams);
      await after;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    await page.route('**/search-api?*', (route) => {
      const { search } = new URL(route.request().url());
      return route.continue({ url: `http://localhost:${port}/${search}` });
    });
    await use(api);
    server.close();
  },
});

const hit = (title: string, more = {}) => ({
  title,
  content: `All about ${title}.`,
  toc: [],
  routePath: '/en/guide/headings',
  domain: '',
  ...more,
});

const answer = (...groups: object[]): Answer => ({ body: JSON.stringify(groups) });

async function type(page: Page, text: string): Promise<void> {
  await page.goto('en/custom');
  await hydrated(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(text);
}

test('asks a remote search with keyword, limit, indexes and language', async ({ page, api }) => {
  const asked: Record<string, string>[] = [];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  api.handle = (query) => {
    asked.push(Object.fromEntries(query));
    return answer();
  };
  await type(page, ' deep copy ');
  await expect(page.getByText('No results for “deep copy”')).toBeVisible();
  expect(asked).toEqual([
    { keyword: 'deep copy', limit: '7', searchIndexes: 'guides,blog', lang: 'en' },
  ]);
  expect(requests.filter((url) => url.includes('search_index'))).toEqual([]);
});

test('shows the groups that a remote search answers', async ({ page, api }) => {
  api.handle = () =>
    answer(
      { index: 'guides', hits: [hit('First'), hit('Second')] },
      {
        index: 'blog',
        hits: [hit('Post', { domain: 'https://blog.example.com', routePath: '/p' })],
      },
    );
  await type(page, 'all');
  const guides = page.getByRole('group', { name: 'guides' });
  await expect(guides.getByRole('option')).toHaveCount(2);
  const post = page.getByRole('group', { name: 'blog' }).getByRole('option');
  await expect(post).toHaveAttribute('href', 'https://blog.example.com/p');
  await guides.getByRole('option', { name: /First/ }).click();
  await expect(page).toHaveURL(/\/en\/guide\/headings$/);
});

test('leads to the section that a hit is found by', async ({ page, api }) => {
  const toc = [{ text: 'third', id: 'third', depth: 2, charIndex: 0 }];
  api.handle = () =>
    answer({ index: 'guides', hits: [hit('Headings', { toc, content: 'A copy.' })] });
  await type(page, 'copy');
  const option = page.getByRole('option');
  await expect(option).toContainText('third');
  await option.click();
  await expect(page).toHaveURL(/\/en\/guide\/headings#third$/);
  await expect(page.locator('h2#third')).toBeInViewport();
});

test('shows the answer to the last query, whatever arrives last', async ({ page, api }) => {
  const gate = new EventEmitter();
  const late = once(gate, 'open');
  api.handle = (query) => {
    const keyword = query.get('keyword')!;
    const group = { index: 'guides', hits: [hit(`About ${keyword}`)] };
    return { ...answer(group), ...(keyword === 'slow' ? { after: late } : {}) };
  };
  const isAsked = page.waitForRequest(/keyword=slow/);
  await type(page, 'slow');
  await isAsked;
  await page.getByRole('combobox').fill('fast');
  await expect(page.getByRole('option')).toContainText('About fast');
  gate.emit('open');
  await page.getByRole('combobox').press('End');
  await expect(page.getByRole('option')).toContainText('About fast');
});

test('opens the first result by an Enter that comes before the answer', async ({ page, api }) => {
  await page.clock.install();
  const gate = new EventEmitter();
  const late = once(gate, 'open');
  const asked: string[] = [];
  api.handle = (query) => {
    asked.push(query.get('keyword')!);
    return { ...answer({ index: 'guides', hits: [hit('Copying')] }), after: late };
  };
  await type(page, '');
  await stopClock(page);
  const isAsked = page.waitForRequest(/keyword=copying/);
  await page.keyboard.type('copying');
  await page.keyboard.press('Enter');
  await isAsked;
  gate.emit('open');
  await expect(page).toHaveURL(/\/en\/guide\/headings$/);
  expect(asked).toEqual(['copying']);
});

test('forgets an Enter that more text follows', async ({ page, api }) => {
  const gate = new EventEmitter();
  const late = once(gate, 'open');
  api.handle = () => ({ ...answer({ index: 'guides', hits: [hit('Copying')] }), after: late });
  await type(page, 'copy');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ing');
  gate.emit('open');
  await expect(page.getByRole('option')).toContainText('Copying');
  await expect(page).toHaveURL(/\/en\/custom$/);
});

test('says how many results there are, be it one', async ({ page, api }) => {
  api.handle = () => answer({ index: 'guides', hits: [hit('Copying')] });
  await type(page, 'copy');
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    texts.searchCountOneText.en,
  );
});

test.describe('a remote search that fails', () => {
  test.use({ expectedMessages: /status of 500|Error/ });

  for (const [what, failure] of [
    ['an error', { status: 500, body: 'down' }],
    ['broken JSON', { body: '[{"index":' }],
    ['something else than groups', { body: '{"hits":[]}' }],
    ['groups without hits', { body: '[{"index":"guides"}]' }],
    ['hits without a title', { body: '[{"index":"guides","hits":[{"content":"?"}]}]' }],
  ] as const) {
    test(`logs ${what} of a remote search and shows an empty list`, async ({ page, api }) => {
      const logged = page.waitForEvent('console', (message) => message.type() === 'error');
      api.handle = () => failure;
      await type(page, 'copy');
      await logged;
      await expect(page.getByText('No results for “copy”')).toBeVisible();
      api.handle = () => answer({ index: 'guides', hits: [hit('Copying')] });
      await page.getByRole('combobox').fill('copying');
      await expect(page.getByRole('option')).toContainText('Copying');
    });
  }
});
