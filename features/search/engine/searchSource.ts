import type { MarkedText } from './describeMatch';

/** A page that was found, ready to be shown. */
export interface SearchResult {
  key: string;
  /** Route or address it leads to. */
  href: string;
  title: MarkedText;
  /** Heading of the section that the snippet is from. */
  section?: string | undefined;
  snippet: MarkedText;
  category: string;
  signature: string;
}

/** Results of one index; the site's own index has no name. */
export interface SearchGroup {
  index: string;
  results: SearchResult[];
}

/** Answers queries, from the site's own index or from elsewhere. */
export interface SearchSource {
  /**
   * Finds pages; an empty query finds none.
   *
   * @param signal Aborted when the answer is no longer wanted.
   * @throws {Error} If the source can answer no more; it is of no use then.
   */
  search: (query: string, signal: AbortSignal) => Promise<SearchGroup[]>;
  /** Begins to answer a query that may come, where that asks nobody else. */
  prepare?: (query: string) => void;
  /** Frees what the source holds. */
  close?: () => void;
}
