import { describeMatch } from './describeMatch';
import { parseRecords } from './parseRecords';
import type { SearchRecord } from './searchRecord';
import type { SearchGroup, SearchResult, SearchSource } from './searchSource';
import { tokenize } from './tokenize';

/** Where and what a remote search asks. */
export interface RemoteSettings {
  apiUrl: string;
  /** Names of the indexes to search. */
  searchIndexes?: string[] | undefined;
  lang: string;
  /** How many hits are wanted of each index. */
  limit?: number;
}

/**
 * Makes a source of a remote search (specification, section 7). A failure is logged and finds nothing
 * (section 8).
 */
export function createRemoteSource({
  apiUrl,
  searchIndexes = [],
  lang,
  limit = 7,
}: RemoteSettings): SearchSource {
  return {
    search: async (query, signal) => {
      const keyword = query.trim();
      if (!keyword) return [];
      const url = new URL(apiUrl, window.location.href);
      const params = {
        keyword,
        limit: String(limit),
        searchIndexes: searchIndexes.join(','),
        lang,
      };
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      try {
        const response = await fetch(url, { signal });
        if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
        return parseGroups(await response.json(), keyword);
      } catch (error) {
        if (!signal.aborted) console.error(error);
        return [];
      }
    },
  };
}

function parseGroups(json: unknown, keyword: string): SearchGroup[] {
  if (!Array.isArray(json))
    throw new TypeError('The answer of a remote search is a list of groups');
  return json
    .map(({ index = '', hits }: { index?: string; hits?: unknown }) => ({
      index,
      results: parseRecords(hits).map((record, place) => toResult(record, place, keyword)),
    }))
    .filter(({ results }) => results.length > 0);
}

function toResult(record: SearchRecord, place: number, keyword: string): SearchResult {
  const terms = new Map(tokenize(keyword).map((term) => [term, 1]));
  const { title, section, snippet } = describeMatch(record, terms, keyword);
  const { domain, routePath, category, signature } = record;
  return {
    key: `${place} ${domain}${routePath}`,
    href: domain + routePath,
    title,
    section: section?.text,
    snippet,
    category,
    signature,
  };
}
