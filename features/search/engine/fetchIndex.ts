import { parseRecords } from './parseRecords';
import type { SearchRecord } from './searchRecord';

/**
 * Loads an index file.
 *
 * @param url `undefined` if a language or version has no index.
 * @throws {Error} If it cannot be loaded or is invalid.
 */
export async function fetchIndex(url: string | undefined): Promise<SearchRecord[]> {
  if (!url) return [];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
  return parseRecords(await response.json());
}
