import type { MatchDescription } from './describeMatch';
import type { SearchRecord } from './searchRecord';
import type { SearchResult } from './searchSource';

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
