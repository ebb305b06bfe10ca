import { searchLexicon } from 'virtual-site';
import { createLocalSearch, type LocalSearch } from './createLocalSearch';
import type { SearchGroup } from './searchSource';

/** A message to the worker: first the index to load, then queries. */
export type SearchRequest =
  { id: number; indexUrl: string | undefined } | { id: number; query: string };

export type SearchResponse = { id: number; groups?: SearchGroup[]; failure?: string };

let searching: Promise<LocalSearch>;

addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  const { id } = data;
  try {
    if ('indexUrl' in data) searching = createLocalSearch(data.indexUrl, searchLexicon());
    const search = await searching;
    const groups = 'query' in data ? search(data.query) : [];
    postMessage({ id, groups } satisfies SearchResponse);
  } catch (error) {
    postMessage({ id, failure: String(error) } satisfies SearchResponse);
  }
});
