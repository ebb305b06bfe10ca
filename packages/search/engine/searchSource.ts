import type { MarkedText } from './describeMatch';

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

/** Results of one index; the site's own has no name. */
export interface SearchGroup {
  index: string;
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
  /** Starts to answer a query speculatively, without network traffic. */
  prepare?: (query: string) => void;
  close?: () => void;
}
