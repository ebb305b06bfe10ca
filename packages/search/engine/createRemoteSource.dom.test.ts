// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteSource } from './createSources';

const hit = (title: string, more = {}) => ({
  title,
  content: `All about ${title}.`,
  toc: [],
  routePath: '/en/guide/headings',
  domain: '',
  ...more,
});

let asked: URL[];
let answer: (signal: AbortSignal) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: URL, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return answer(signal);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const source = createRemoteSource({
  apiUrl: '/funtool/search-api?key=1',
  searchIndexes: ['guides', 'blog'],
  lang: 'en',
});
const NEVER = new AbortController().signal;
const search = (query: string) => source.search(query, NEVER);

describe('a remote search @spec:search', () => {
  it('is asked with keyword, limit, indexes and language', async () => {
    answer = () => Response.json([]);
    expect(await search(' deep copy ')).toEqual([]);
    const [url] = asked;
    expect(url!.origin + url!.pathname).toBe('http://localhost:3000/funtool/search-api');
    expect(Object.fromEntries(url!.searchParams)).toEqual({
      key: '1',
      keyword: 'deep copy',
      limit: '7',
      searchIndexes: 'guides,blog',
      lang: 'en',
    });
  });

  it('is asked for nothing by an empty query', async () => {
    expect(await search('  ')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('answers with groups, of which empty ones are left out', async () => {
    const post = hit('Post', { domain: 'https://blog.example.com', routePath: '/p' });
    answer = () =>
      Response.json([
        { index: 'guides', hits: [hit('First'), hit('Second')] },
        { index: 'none', hits: [] },
        { hits: [post] },
      ]);
    const groups = await search('all');
    expect(groups.map(({ index, results }) => [index, results.length])).toEqual([
      ['guides', 2],
      ['', 1],
    ]);
    expect(groups[1]!.results[0]!.href).toBe('https://blog.example.com/p');
    const keys = groups[0]!.results.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('leads to the section that a hit is found by, and marks what was typed', async () => {
    const toc = [{ text: 'third', id: 'third', depth: 2, charIndex: 0 }];
    answer = () =>
      Response.json([{ index: 'guides', hits: [hit('Headings', { toc, content: 'A copy.' })] }]);
    const [{ results: [result] = [] } = {}] = await search('copy');
    expect(result).toMatchObject({ href: '/en/guide/headings#third', section: 'third' });
    expect(result!.snippet).toEqual({ text: 'A copy.', ranges: [[2, 6]] });
  });
});

describe('a remote search that fails @spec:failures', () => {
  it.each([
    ['an error', () => new Response('down', { status: 500 })],
    ['broken JSON', () => new Response('[{"index":')],
    ['something else than groups', () => Response.json({ hits: [] })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('finds nothing after %s, which is logged, and answers the next query', async (_, failure) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = failure;
    expect(await search('copy')).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    answer = () => Response.json([{ index: 'guides', hits: [hit('Copying')] }]);
    expect(await search('copying')).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
  });

  it('logs nothing of a query that nobody waits for any more', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const controller = new AbortController();
    answer = async (signal) => {
      controller.abort();
      signal.throwIfAborted();
      return Response.json([]);
    };
    expect(await source.search('copy', controller.signal)).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});
