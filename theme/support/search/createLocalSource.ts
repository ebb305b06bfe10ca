import { remember } from './remember';
import type { SearchRequest, SearchResponse } from './localSearch.worker';
import type { SearchSource } from './searchSource';

type Request = SearchRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/**
 * Makes a source of the site's own index, which is read and asked in a worker, so that the page reacts
 * meanwhile.
 *
 * @param indexUrl Address of the index file.
 * @throws {Error} If the index cannot be loaded; the console says so too (specification, section 8).
 */
export async function createLocalSource(indexUrl: string | undefined): Promise<SearchSource> {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./localSearch.worker.ts', import.meta.url),
  );
  const ask = createAsk(worker);
  try {
    await ask({ indexUrl });
  } catch (error) {
    worker.terminate();
    console.error('Failed to fetch search index, please reload the page and try again.');
    console.error(error);
    throw error;
  }
  const answer = remember(1, (query) => ask({ query }));
  return {
    search: async (query) => (await answer(query)).groups ?? [],
    // Whether it fails is said to who wants the answer.
    prepare: (query) => void answer(query).catch(() => {}),
  };
}

/** Pairs requests with their responses; all fail if the worker does. */
function createAsk(worker: Worker): (request: Request) => Promise<SearchResponse> {
  const waiting = new Map<number, (response: SearchResponse) => void>();
  const settle = (id: number, response: SearchResponse) => {
    waiting.get(id)?.(response);
    waiting.delete(id);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) =>
    settle(data.id, data),
  );
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    const failure = event.message || 'The script of the search could not be loaded.';
    for (const id of waiting.keys()) settle(id, { id, failure });
  });
  let lastId = 0;
  return async (request) => {
    lastId += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ ...request, id: lastId } as SearchRequest);
    const response = await new Promise<SearchResponse>((resolve) => waiting.set(lastId, resolve));
    if (response.failure !== undefined) throw new Error(response.failure);
    return response;
  };
}
