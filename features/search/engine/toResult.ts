import type { MatchDescription } from './describeMatch';
import type { SearchRecord } from './searchRecord';
import type { SearchResult } from './searchSource';

/**
 * Makes a result of a page and of what was found in it.
 *
 * @param key What tells it from the other results.
 */
export function toResult(
  key: string,
  { routePath, domain, category, signature }: SearchRecord,
  { title, section, snippet }: MatchDescription,
): SearchResult {
  // Who typed the page's name wants the page, not the section of it that has the name too.
  const hash = section && title.ranges.length === 0 ? `#${section.id}` : '';
  const href = domain + routePath + hash;
  return { key, href, title, section: section?.text, snippet, category, signature };
}
