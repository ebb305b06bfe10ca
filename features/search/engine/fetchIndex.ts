import { parseRecords } from './parseRecords';
import type { SearchRecord } from './searchRecord';

/**
 * Loads an index file (specification, sections 7 and 8).
 *
 * @param url Its address; where a language or version has no index, nothing can be found.
 * @throws {Error} If it cannot be loaded or is no index.
 */
export async function fetchIndex(url: string | undefined): Promise<SearchRecord[]> {
  if (!url) return [];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
  return parseRecords(await response.json());
}
