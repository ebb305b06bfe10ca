import type { SearchRecord } from './searchRecord';

/** Fields that not every site fills. */
const DEFAULTS = {
  domain: '',
  description: '',
  keywords: '',
  category: '',
  signature: '',
  names: [],
  related: '',
  toc: [],
};

/**
 * Reads the content of an index file, or the hits of a remote search.
 *
 * @param json Anything.
 * @throws {TypeError} If it is no list of records with at least a title, a text and a route.
 */
export function parseRecords(json: unknown): SearchRecord[] {
  if (!Array.isArray(json)) throw new TypeError('A search index is a list of records');
  return json.map((record: Partial<SearchRecord> | null) => {
    const { title, content, routePath } = record ?? {};
    if (![title, content, routePath].every((field) => typeof field === 'string')) {
      throw new TypeError('A record of a search index has a title, a content and a routePath');
    }
    return { ...DEFAULTS, id: routePath, ...record } as SearchRecord;
  });
}
