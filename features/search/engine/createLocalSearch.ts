import { createSearchEngine } from './createSearchEngine';
import { fetchIndex } from './fetchIndex';
import type { LexiconData } from './lexicon';
import type { SearchGroup } from './searchSource';
import { toResult } from './toResult';

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
    const results = engine
      .search(query)
      .map(({ record, ...match }) => toResult(record.id, record, match));
    return results.length > 0 ? [{ index: '', results }] : [];
  };
}
