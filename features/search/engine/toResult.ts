import type { MatchDescription } from './describeMatch';
import type { SearchRecord } from './searchRecord';
import type { SearchResult } from './searchSource';

/** Creates a result from a page and its match; `key` must be unique among the results. */
export function toResult(
  key: string,
  { routePath, domain, category, signature }: SearchRecord,
  { title, section, snippet }: MatchDescription,
): SearchResult {
  // A query for a page's name leads to the page, not to a section with that name.
  const hash = section && title.ranges.length === 0 ? `#${section.id}` : '';
  const href = domain + routePath + hash;
  return { key, href, title, section: section?.text, snippet, category, signature };
}
