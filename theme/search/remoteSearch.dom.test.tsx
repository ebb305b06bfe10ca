// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dialog,
  renderSearch,
  rest,
  restoreGlobals,
  settle,
  titles,
  type,
} from '../../tests/components/search';
import i18n from '../i18n.json';
import texts from './texts.json';
import siteData from '../../tests/components/siteData';

/** Requests to the service, with a way to answer. */
let asked: { keyword: string; answer: (...found: string[]) => Promise<void> }[] = [];

const { search } = siteData;

beforeEach(() => {
  asked = [];
  siteData.search = { mode: 'remote', apiUrl: '/search-api' };
});

afterEach(() => {
  siteData.search = search;
  restoreGlobals();
});

/** Opens search, whose service answers when a test says so, unless the question is taken back. */
async function openRemote() {
  const rendered = renderSearch();
  vi.stubGlobal('fetch', async (url: URL, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      const answer = async (...found: string[]) => {
        const hits = found.map((title) => ({ title, content: '', routePath: `/en/${title}` }));
        await act(async () => resolve(Response.json([{ index: 'guides', hits }])));
        await settle();
      };
      asked.push({ keyword: url.searchParams.get('keyword')!, answer });
    });
  });
  await rendered.open();
  return rendered;
}

const keywords = () => asked.map(({ keyword }) => keyword);

describe('the panel of a remote search @spec:search', () => {
  it('is ready at once, without an index, and asks for nothing ahead', async () => {
    const { workers } = await openRemote();
    expect(dialog().dataset['status']).toBe('inited');
    type('copy');
    expect(asked).toEqual([]);
    await rest();
    expect(keywords()).toEqual(['copy']);
    await asked[0]!.answer('clone', 'cloneDeep');
    expect(screen.getByRole('group', { name: 'guides' })).toBeTruthy();
    expect(titles()).toEqual(['clone', 'cloneDeep']);
    expect(workers).toEqual([]);
  });

  it('says that search could not be reached, and tries again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openRemote();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async () => new Response('', { status: 429 }));
    type('copy');
    await rest();
    expect(screen.getByRole('alert').textContent).toContain(texts.searchUnreachedText.en);
    expect(screen.queryByText(/No results/)).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    vi.stubGlobal('fetch', fetch);
    fireEvent.click(screen.getByRole('button', { name: i18n.searchRetryText.en }));
    await settle();
    await rest();
    await asked[0]!.answer('clone');
    expect(titles()).toEqual(['clone']);
  });
});
