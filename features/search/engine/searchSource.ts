import type { MarkedText } from './describeMatch';

/** A search result, ready to be shown. */
export interface SearchResult {
  key: string;
  href: string;
  title: MarkedText;
  /** Heading of the snippet's section. */
  section?: string | undefined;
  snippet: MarkedText;
  category: string;
  signature: string;
}

/** Results of one index; the site's own has no name. */
export interface SearchGroup {
  index: string;
  results: SearchResult[];
}

/** Answers queries, from the site's index or a remote one. */
export interface SearchSource {
  /**
   * Finds pages; none for an empty query.
   *
   * @throws {Error} If the source has failed for good.
   */
  search: (query: string, signal: AbortSignal) => Promise<SearchGroup[]>;
  /** Starts to answer a query speculatively, without network traffic. */
  prepare?: (query: string) => void;
  close?: () => void;
}
