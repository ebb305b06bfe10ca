import { createSearchEngine } from './createSearchEngine';
import { fetchIndex } from './fetchIndex';
import type { LexiconData } from './lexicon';
import type { SearchGroup } from './searchSource';
import { toResult } from './toResult';

export type LocalSearch = (query: string) => SearchGroup[];

/**
 * Loads the site's index.
 *
 * @throws {Error} If it cannot be loaded.
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
