import { createSearchEngine, type SearchMatch } from './createSearchEngine';
import { fetchIndex } from './fetchIndex';
import type { LexiconData } from './lexicon';
import type { SearchGroup, SearchResult } from './searchSource';

/** Answers a query from the site's own index. */
export type LocalSearch = (query: string) => SearchGroup[];

/**
 * Loads the site's own index and makes it answer queries.
 *
 * @param url Address of the index file.
 * @param lexicon What is known about words.
 * @throws {Error} If the index cannot be loaded.
 */
export async function createLocalSearch(
  url: string | undefined,
  lexicon: LexiconData,
): Promise<LocalSearch> {
  const engine = createSearchEngine(await fetchIndex(url), { lexicon });
  return (query) => {
    const results = engine.search(query).map(toResult);
    return results.length > 0 ? [{ index: '', results }] : [];
  };
}

function toResult({ record, title, section, snippet }: SearchMatch): SearchResult {
  const { id, routePath, domain, category, signature } = record;
  // Who typed the page's name wants the page, not the section of it that has the name too.
  const hash = section && title.ranges.length === 0 ? `#${section.id}` : '';
  const href = domain + routePath + hash;
  return { key: id, href, title, section: section?.text, snippet, category, signature };
}
