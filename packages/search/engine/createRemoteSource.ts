import { describeMatch } from './describeMatch';
import { parseRecords } from './parseRecords';
import { type SearchGroup, type SearchSource, toResult } from './searchSource';
import { tokenize } from './tokenize';

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
