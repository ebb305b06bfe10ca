import { createSearchEngine, type SearchMatch } from './createSearchEngine';
import { fetchIndex } from './fetchIndex';
import type { LexiconData } from './lexicon';
import type { SearchResult, SearchSource } from './searchSource';

/**
 * Makes a source of the site's own index, which is loaded and built in slices.
 *
 * @param url Address of the index file.
 * @param lexicon What is known about words.
 * @throws {Error} If the index cannot be loaded.
 */
export async function createLocalSource(
  url: string | undefined,
  lexicon: LexiconData,
): Promise<SearchSource> {
  const engine = await createSearchEngine(await fetchIndex(url), { lexicon });
  return {
    search: async (query) => {
      const results = engine.search(query).map(toResult);
      return results.length > 0 ? [{ index: '', results }] : [];
    },
  };
}

function toResult({ record, title, section, snippet }: SearchMatch): SearchResult {
  const { id, routePath, domain, category, signature } = record;
  // Who typed the page's name wants the page, not the section of it that has the name too.
  const hash = section && title.ranges.length === 0 ? `#${section.id}` : '';
  const href = domain + routePath + hash;
  return { key: id, href, title, section: section?.text, snippet, category, signature };
}
