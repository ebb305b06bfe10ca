import {
  type SearchSource,
  type SearchGroup,
  toResult,
  type SearchRequest,
  type SearchResponse,
} from './searchSource';
import { describeMatch } from './describeMatch';
import { parseRecords } from './parseRecords';
import { tokenize } from './tokenize';

/** In milliseconds. */
const TIMEOUT = 10_000;

type Request = SearchRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/**
 * Creates a source that searches the site's index in a worker, off the main thread.
 *
 * @throws {Error} If the browser has no workers, or the index cannot be loaded, which is logged too.
 */
export async function createLocalSource(indexUrl: string | undefined): Promise<SearchSource> {
  if (!('Worker' in globalThis)) throw new Error('The browser has no workers.');
  // A connection that comes or goes often fails once.
  const { worker, ask } = await load(indexUrl)
    .catch(() => load(indexUrl))
    .catch((error: unknown) => {
      console.error('Failed to fetch search index, please reload the page and try again.');
      console.error(String(error));
      throw error;
    });
  return {
    search: async (query) => (await ask({ query })).groups ?? [],
    close: () => worker.terminate(),
  };
}

async function load(indexUrl: string | undefined) {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./localSearch.worker.ts', import.meta.url),
  );
  const ask = createAsk(worker);
  try {
    await ask({ indexUrl });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return { worker, ask };
}

/**
 * Matches responses to requests. Only queries time out: a browser short of memory may end a worker
 * silently, but loading the index may take any time.
 */
function createAsk(worker: Worker): (request: Request) => Promise<SearchResponse> {
  const waiting = new Map<number, (response: SearchResponse) => void>();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const settle = (id: number, response: SearchResponse) => {
    waiting.get(id)?.(response);
    waiting.delete(id);
  };
  const fail = (failure: string) => {
    for (const id of waiting.keys()) settle(id, { id, failure });
  };
  const watch = () => {
    clearTimeout(alarm);
    if (waiting.size > 0) alarm = setTimeout(fail, TIMEOUT, 'The worker of the search is silent.');
  };
  worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
    settle(data.id, data);
    watch();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.message || 'The script of the search could not be loaded.');
  });
  let lastId = 0;
  return async (request) => {
    lastId += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ ...request, id: lastId } as SearchRequest);
    const responding = new Promise<SearchResponse>((resolve) => waiting.set(lastId, resolve));
    if ('query' in request) watch();
    const response = await responding;
    if (response.failure !== undefined) throw new Error(response.failure);
    return response;
  };
}

export interface RemoteSettings {
  apiUrl: string;
  searchIndexes?: string[] | undefined;
  lang: string;
}

const LIMIT = 7;

/** Creates a source that asks a remote search. A failure finds nothing, and is told or logged. */
export function createRemoteSource({
  apiUrl,
  searchIndexes = [],
  lang,
}: RemoteSettings): SearchSource {
  return {
    search: async (query, signal, onFailure = console.error) => {
      const keyword = query.trim();
      if (!keyword) return [];
      const url = new URL(apiUrl, window.location.href);
      const params = {
        keyword,
        limit: String(LIMIT),
        searchIndexes: searchIndexes.join(','),
        lang,
      };
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      try {
        const response = await fetch(url, { signal });
        if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
        return parseGroups(await response.json(), keyword);
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        return [];
      }
    },
  };
}

function parseGroups(json: unknown, keyword: string): SearchGroup[] {
  if (!Array.isArray(json))
    throw new TypeError('The answer of a remote search is a list of groups');
  const terms = new Map(tokenize(keyword).map((term) => [term, 1]));
  return json
    .map(({ index, hits }: { index?: unknown; hits?: unknown }) => ({
      index: typeof index === 'string' ? index : '',
      results: parseRecords(hits).map((record, place) => {
        const key = `${place} ${record.domain}${record.routePath}`;
        return toResult(key, record, describeMatch(record, terms, keyword));
      }),
    }))
    .filter(({ results }) => results.length > 0);
}
