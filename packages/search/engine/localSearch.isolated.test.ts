import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest, SearchResponse } from './searchSource';

const RECORD = {
  title: 'at',
  content: 'Gets an element.',
  toc: [],
  routePath: '/en/guide/api/array/at',
};

const answers: SearchResponse[] = [];
let fetched: string[];
let body: () => Response;
let listen: (event: { data: SearchRequest }) => Promise<void>;

beforeEach(async () => {
  answers.length = 0;
  fetched = [];
  body = () => Response.json([RECORD]);
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return body();
  });
  vi.stubGlobal('postMessage', (answer: SearchResponse) => answers.push(answer));
  vi.stubGlobal('addEventListener', (_: string, listener: typeof listen) => {
    listen = listener;
  });
  await import('./localSearch.worker');
});

afterEach(() => vi.unstubAllGlobals());

describe('the worker of search @spec:search @spec:failures', () => {
  it('loads the index once, and answers each query', async () => {
    await listen({ data: { id: 1, indexUrl: '/index.json' } });
    await listen({ data: { id: 2, query: 'at' } });
    await listen({ data: { id: 3, query: 'zzqqxx' } });
    expect(fetched).toEqual(['/index.json']);
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(answers[1]!.groups).toMatchObject([
      { index: '', results: [{ key: RECORD.routePath, href: RECORD.routePath }] },
    ]);
    expect(answers[2]!.groups).toEqual([]);
  });

  it('puts guides in a group of their own, after the one of the best page', async () => {
    const guide = { ...RECORD, title: 'Positions', id: 'topics/positions' };
    const far = { ...RECORD, title: 'findIndex', id: 'api/findIndex' };
    body = () => Response.json([far, guide, { ...RECORD, id: 'api/at' }]);
    await listen({ data: { id: 1, indexUrl: '/index.json' } });
    await listen({ data: { id: 2, query: 'at' } });
    await listen({ data: { id: 3, query: 'positions' } });
    await listen({ data: { id: 4, query: 'element flurble zibbet' } });
    const said = answers
      .slice(1)
      .map(({ groups }) => groups!.map(({ areGuides, isUnsure }) => [areGuides, isUnsure]));
    expect(said).toEqual([
      [[false, false]],
      [[true, false]],
      [
        [false, true],
        [true, true],
      ],
    ]);
  });

  it('finds nothing where a language has no index', async () => {
    await listen({ data: { id: 1, indexUrl: undefined } });
    await listen({ data: { id: 2, query: 'at' } });
    expect(fetched).toEqual([]);
    expect(answers).toEqual([
      { id: 1, groups: [] },
      { id: 2, groups: [] },
    ]);
  });

  it.each([
    ['an error', () => new Response('down', { status: 500 }), /status 500/],
    ['broken JSON', () => new Response('[{"title":'), /JSON/],
    ['records without a title', () => Response.json([{ content: '?' }]), /with a title/],
  ])('says what is wrong with an index that is %s', async (_, broken, message) => {
    body = broken;
    await listen({ data: { id: 1, indexUrl: '/index.json' } });
    await listen({ data: { id: 2, query: 'at' } });
    expect(answers.map(({ failure }) => failure)).toEqual([
      expect.stringMatching(message),
      expect.stringMatching(message),
    ]);
  });
});
