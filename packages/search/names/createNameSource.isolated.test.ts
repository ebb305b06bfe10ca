import { searchNames } from 'virtual-site';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchSource } from '../engine/searchSource';
import { createNameSource } from './createNameSource';
import type { NamedPage } from './findByName';

const NEVER = new AbortController().signal;

const page = (title: string, more: Partial<NamedPage> = {}): NamedPage => ({
  id: title,
  title,
  names: [],
  description: `All about ${title}.`,
  category: 'Function',
  routePath: `/en/guide/api/${title}`,
  lang: 'en',
  version: '',
  ...more,
});

const search = vi.fn<SearchSource['search']>(async () => []);

beforeEach(() => {
  search.mockClear();
  vi.mocked(searchNames).mockReturnValue([
    page('debounce', { names: ['防抖'] }),
    page('debounce', { lang: 'zh', names: ['防抖'], routePath: '/guide/api/debounce' }),
    page('debounce', { version: 'v1', routePath: '/v1/en/guide/api/debounce' }),
    page('pick'),
  ]);
});

describe('the source that knows pages by their names', () => {
  const never = new Promise<SearchSource>(() => {});
  const source = (lang = 'en', version = '', index = never) =>
    createNameSource({ lang, version, index });

  it('answers with the page of its language and version, without the index', async () => {
    const hrefs = await Promise.all(
      [source(), source('zh'), source('en', 'v1')].map(async (one) => {
        const [{ index, results } = { index: '', results: [] }] = await one.search(
          'debounce',
          NEVER,
        );
        expect(index).toBe('');
        return results.map(({ href }) => href);
      }),
    );
    expect(hrefs).toEqual([
      ['/en/guide/api/debounce'],
      ['/guide/api/debounce'],
      ['/v1/en/guide/api/debounce'],
    ]);
  });

  it('marks the title, or the other name of the language that was typed', async () => {
    const [byTitle] = await source().search('debounce', NEVER);
    expect(byTitle!.results[0]).toMatchObject({
      key: 'debounce',
      title: { text: 'debounce', ranges: [[0, 8]] },
      snippet: { text: 'All about debounce.', ranges: [] },
      keyword: undefined,
      category: 'Function',
    });
    const [foreign] = await source().search('防抖', NEVER);
    expect(foreign!.results[0]!.keyword).toBeUndefined();
    const [byName] = await source('zh').search('防抖', NEVER);
    expect(byName!.results[0]).toMatchObject({
      title: { text: 'debounce', ranges: [] },
      keyword: { text: '防抖', ranges: [[0, 2]] },
    });
  });

  it('leaves what no name answers to the index', async () => {
    const { signal } = new AbortController();
    const index = Promise.resolve({ search });
    await source('en', '', index).search('remove duplicates', signal);
    expect(search.mock.calls).toEqual([['remove duplicates', signal]]);
    await source('en', '', index).search('debounce', signal);
    expect(search).toHaveBeenCalledOnce();
  });
});
