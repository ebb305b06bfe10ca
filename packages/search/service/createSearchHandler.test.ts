import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSearchEngine, type SearchEngine } from '../engine/createSearchEngine';
import { parseRecords } from '../engine/parseRecords';
import { createSearchHandler, type SearchServiceOptions, clientOf } from './createSearchHandler';

const engineOf = (...titles: string[]) =>
  createSearchEngine(
    parseRecords(titles.map((title) => ({ title, content: 'Text.', routePath: `/${title}` }))),
    { lexicon: { synonyms: [], ignored: [], words: '', syllables: {}, traditional: '' } },
  );

const INDEXES = {
  guides: { en: engineOf('Arrays', 'Arrays of objects'), zh: engineOf('数组') },
  blog: { en: engineOf('Why arrays') },
};

const answer = async (query: string, options: Partial<SearchServiceOptions> = {}, init = {}) => {
  const handle = createSearchHandler({ indexes: INDEXES, ...options });
  const response = await handle(new Request(`http://localhost/?${query}`, init));
  return { response, body: (await response.json()) as unknown };
};

const titlesOf = (body: unknown) =>
  (body as { index: string; hits: { title: string }[] }[]).map(({ index, hits }) => [
    index,
    hits.map(({ title }) => title),
  ]);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the search service @spec:search', () => {
  it('answers with groups of hits, best first', async () => {
    const { response, body } = await answer('keyword=arrays&lang=en');
    expect(response.status).toBe(200);
    expect(titlesOf(body)).toEqual([
      ['guides', ['Arrays', 'Arrays of objects']],
      ['blog', ['Why arrays']],
    ]);
  });

  it('answers from the indexes and in the language that are asked for, with as many hits', async () => {
    const one = await answer('keyword=arrays&lang=en&searchIndexes=guides,unknown&limit=1');
    expect(titlesOf(one.body)).toEqual([['guides', ['Arrays']]]);
    const chinese = await answer('keyword=数组&lang=zh');
    expect(titlesOf(chinese.body)).toEqual([['guides', ['数组']]]);
  });

  it('finds nothing for no keyword', async () => {
    expect((await answer('keyword=%20&lang=en')).body).toEqual([]);
  });

  it.each([
    ['keyword=a&lang=en&searchIndexes=wiki', 'searchIndexes are among guides, blog.'],
    ['keyword=a&lang=fr', 'lang is one of en, zh.'],
    ['keyword=a&lang=en&limit=0', 'limit is a whole number from 1 to 50.'],
    ['keyword=a&lang=en&limit=0x32', 'limit is a whole number from 1 to 50.'],
    ['keyword=a&lang=en&limit=1e1', 'limit is a whole number from 1 to 50.'],
    ['keyword=a&lang=en&limit=many', 'limit is a whole number from 1 to 50.'],
    [`keyword=${'长'.repeat(201)}&lang=zh`, 'keyword has more than 200 characters.'],
  ])('refuses %.30s', async (query, error) => {
    const { response, body } = await answer(query);
    expect(response.status).toBe(400);
    expect(body).toEqual({ error });
  });

  it('refuses other methods', async () => {
    const { response } = await answer('keyword=a&lang=en', {}, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('lets pages of an origin read its answers, refusals included', async () => {
    const everybody = await answer('keyword=a&lang=en');
    expect(everybody.response.headers.get('access-control-allow-origin')).toBe('*');
    const allowedOrigin = 'https://docs.example.com';
    const { response } = await answer('keyword=a&lang=fr', { allowedOrigin });
    expect(response.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('answers each client so often, and says when it may ask again', async () => {
    const limiter = new RateLimiterMemory({ points: 1, duration: 60 });
    const handle = createSearchHandler({ indexes: INDEXES, limiter });
    const ask = (client: string) =>
      handle(new Request('http://localhost/?keyword=a&lang=en'), client);
    expect((await ask('ada')).status).toBe(200);
    const refused = await ask('ada');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('ben')).status).toBe(200);
  });

  it.each([
    ['keyword=arrays&lang=en', 1],
    [`keyword=${'a'.repeat(200)}&lang=en`, 4],
  ])('counts what %.40s costs, for the client and for all', async (query, cost) => {
    const limiter = { consume: vi.fn<(...asked: unknown[]) => Promise<void>>(async () => {}) };
    await answer(query, { limiter, capacity: limiter });
    expect(limiter.consume.mock.calls).toEqual([
      ['', cost],
      ['', cost],
    ]);
  });

  it('is busy once all clients together have asked as much as it can answer', async () => {
    const capacity = new RateLimiterMemory({ points: 1, duration: 60 });
    const handle = createSearchHandler({ indexes: INDEXES, capacity });
    const ask = (client: string) =>
      handle(new Request('http://localhost/?keyword=a&lang=en'), client);
    expect((await ask('ada')).status).toBe(200);
    const refused = await ask('ben');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('logs a failure and says only that there was one', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { search: vi.fn<SearchEngine['search']>().mockThrow(new Error('secret')) };
    const indexes = { all: { en: broken } };
    const { response, body } = await answer('keyword=a&lang=en', { indexes });
    expect(response.status).toBe(500);
    expect(body).toEqual({ error: 'The search has failed.' });
    expect(log).toHaveBeenCalledOnce();
  });
});

it.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['one that an IPv6 socket has', '::ffff:192.0.2.7', '192.0.2.7'],
  ['an address of a network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['another of the same network', '2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['one of another network', '2001:db8:1:3::1', '2001:db8:1:3::'],
  ['a closed connection', undefined, ''],
])('names the client of %s', (_, remote, client) => {
  expect(clientOf(remote)).toBe(client);
});

it('believes no header unless a proxy is said to write it', () => {
  expect(clientOf('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
});

it.each([
  [1, '203.0.113.5', '203.0.113.5'],
  [1, '198.51.100.1, 203.0.113.5', '203.0.113.5'],
  [2, '198.51.100.1, 203.0.113.5, 10.0.0.2', '203.0.113.5'],
  [3, '203.0.113.5', '203.0.113.5'],
  [1, '203.0.113.5, unknown', '10.0.0.1'],
  [1, null, '10.0.0.1'],
])('takes from %i proxies what they have written: %s', (proxies, forwarded, client) => {
  expect(clientOf('10.0.0.1', forwarded, proxies)).toBe(client);
});
