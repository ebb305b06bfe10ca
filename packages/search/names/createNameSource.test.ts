import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchSource } from '../engine/searchSource';
import { createNameSource, type NamedPage } from './createNameSource';

const NEVER = new AbortController().signal;

const page = (title: string, more: Partial<NamedPage> = {}): NamedPage => ({
  id: title,
  title,
  names: [],
  description: `All about ${title}.`,
  category: 'Function',
  routePath: `/en/guide/api/${title}`,
  lang: 'en',
  ...more,
});

const search = vi.fn<SearchSource['search']>(async () => []);

beforeEach(() => search.mockClear());

describe('the source that knows pages by their names', () => {
  const never = new Promise<SearchSource>(() => {});
  const source = (lang = 'en', index = never) =>
    createNameSource(
      Promise.resolve([page('debounce', { lang, names: ['防抖'] }), page('pick')]),
      index,
    );

  it('marks the title, or the other name of the language that was typed', async () => {
    const [byTitle] = await source().search('debounce', NEVER);
    expect(byTitle!.results[0]).toMatchObject({
      key: 'debounce',
      href: '/en/guide/api/debounce',
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
    await source('en', index).search('remove duplicates', signal);
    expect(search.mock.calls).toEqual([['remove duplicates', signal]]);
    await source('en', index).search('debounce', signal);
    expect(search).toHaveBeenCalledOnce();
  });
});
