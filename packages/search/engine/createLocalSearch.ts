import { createSearchEngine } from './createSearchEngine';
import type { LexiconData } from './lexicon';
import type { SearchGroup } from './searchSource';
import { toResult } from './toResult';
import { parseRecords } from './parseRecords';
import type { SearchRecord } from './searchRecord';

export type LocalSearch = (query: string) => SearchGroup[];

/**
 * Loads the site's index.
 *
 * @param url `undefined` if a language or version has no index.
 * @throws {Error} If it cannot be loaded or is invalid.
 */
export async function createLocalSearch(
  url: string | undefined,
  lexicon: LexiconData | Promise<LexiconData>,
): Promise<LocalSearch> {
  const records = await fetchIndex(url);
  const engine = createSearchEngine(records, { lexicon: await lexicon });
  return (query) => {
    const results = engine
      .search(query)
      .map(({ record, ...match }) => toResult(record.id, record, match));
    return results.length > 0 ? [{ index: '', results }] : [];
  };
}

async function fetchIndex(url: string | undefined): Promise<SearchRecord[]> {
  if (!url) return [];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
  return parseRecords(await response.json());
}
