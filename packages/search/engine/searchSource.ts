import type { MatchDescription } from './describeMatch';
import type { SearchRecord } from './searchRecord';

/** A message to the worker: first the index to load, then queries. */
export type SearchRequest =
  { id: number; indexUrl: string | undefined } | { id: number; query: string };

export type SearchResponse = { id: number; groups?: SearchGroup[]; failure?: string };

/** Offsets; the end is exclusive. */
export type MarkedRange = [start: number, end: number];

export interface MarkedText {
  text: string;
  ranges: MarkedRange[];
}

export interface SearchResult {
  key: string;
  href: string;
  title: MarkedText;
  section?: string | undefined;
  snippet: MarkedText;
  /** Another match on the page, if title and snippet show less. */
  keyword?: MarkedText | undefined;
  category: string;
  description: string;
}

/** Results of one index; the site's own has no name, and its guides and tools are a group of their own. */
export interface SearchGroup {
  index: string;
  areGuides?: boolean;
  /** True if no page has enough of the query to be an answer. */
  isUnsure?: boolean;
  /** Notes above its results. */
  notes?: string[];
  results: SearchResult[];
}

export interface SearchSource {
  /**
   * Finds pages; none for an empty query.
   *
   * @param onFailure Called if a service cannot be reached, which then finds none; by default it is logged.
   * @throws {Error} If the source has failed for good.
   */
  search: (
    query: string,
    signal: AbortSignal,
    onFailure?: (error: unknown) => void,
  ) => Promise<SearchGroup[]>;
  close?: () => void;
}

/** Longest query, in characters: longer ones could block the worker for minutes. */
export const MAX_QUERY_LENGTH = 200;

/** Trims and truncates a query. */
export function limitQuery(text: string): string {
  // A character has at most two UTF-16 units, and none is cut in two.
  const start = text.trim().slice(0, 2 * MAX_QUERY_LENGTH);
  return Array.from(start).slice(0, MAX_QUERY_LENGTH).join('').trimEnd();
}

/** Creates a result from a page and its match; `key` must be unique among the results. */
export function toResult(
  key: string,
  {
    routePath,
    domain,
    category,
    description,
  }: Pick<SearchRecord, 'routePath' | 'domain' | 'category' | 'description'>,
  { title, section, snippet, keyword }: MatchDescription,
): SearchResult {
  const hash = section ? `#${section.id}` : '';
  const href = domain + routePath + hash;
  return { key, href, title, category, description, section: section?.text, snippet, keyword };
}

/**
 * Writes results as Markdown, for programs.
 *
 * @param addressOf Returns the whole address for the path of a result.
 */
export function writeResults(results: SearchResult[], addressOf: (href: string) => string): string {
  return results
    .map(({ title, section, href, category, description, snippet }, index) => {
      const name = section ? `${title.text} › ${section}` : title.text;
      const group = category ? ` (${category})` : '';
      return [
        `${index + 1}. [${name}](${addressOf(href)})${group}`,
        `   ${description}`,
        ...(section ? [`   … ${snippet.text}`] : []),
      ].join('\n');
    })
    .join('\n');
}

/** Addresses of an index and of a `NamedPage[]`, which answers until it is there. */
export type SearchFiles = Record<'names' | 'index', string>;

/** Name of the search index of a language and version. */
export function indexName(lang: string, version: string): string {
  return [version.replaceAll('.', '_'), lang].filter(Boolean).join('.');
}
