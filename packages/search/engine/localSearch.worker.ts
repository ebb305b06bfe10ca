import { searchLexicon } from 'virtual-site';
import {
  type SearchGroup,
  toResult,
  type SearchRequest,
  type SearchResponse,
} from './searchSource';
import { createSearchEngine } from './createSearchEngine';
import { type PackedRecord, parseRecords, unpackRecord } from './parseRecords';
import type { SearchRecord, LexiconData } from './searchRecord';

type LocalSearch = (query: string) => SearchGroup[];

let searching: Promise<LocalSearch>;

addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  const { id } = data;
  try {
    if ('indexUrl' in data) searching = createLocalSearch(data.indexUrl, searchLexicon());
    const search = await searching;
    const groups = 'query' in data ? search(data.query) : [];
    postMessage({ id, groups } satisfies SearchResponse);
  } catch (error) {
    postMessage({ id, failure: String(error) } satisfies SearchResponse);
  }
});

/**
 * Loads the site's index.
 *
 * @param url `undefined` if a language or version has no index.
 * @throws {Error} If it cannot be loaded or is invalid.
 */
async function createLocalSearch(
  url: string | undefined,
  lexicon: LexiconData | Promise<LexiconData>,
): Promise<LocalSearch> {
  const records = await fetchIndex(url);
  const engine = createSearchEngine(records, { lexicon: await lexicon });
  return (query) => {
    const found = engine.search(query);
    const first = found[0];
    if (!first) return [];
    const groupOf = (areGuides: boolean): SearchGroup => ({
      index: '',
      areGuides,
      isUnsure: !first.isSure,
      results: found
        .filter(({ record }) => isGuide(record) === areGuides)
        .map(({ record, ...match }) => toResult(record.id, record, match)),
    });
    // The best page stays in front.
    const groups = [groupOf(isGuide(first.record)), groupOf(!isGuide(first.record))];
    return groups.filter(({ results }) => results.length > 0);
  };
}

const isGuide = ({ id }: SearchRecord): boolean => !/(?:^|\/)api(?:\/|$)/.test(id);

async function fetchIndex(url: string | undefined): Promise<SearchRecord[]> {
  if (!url) return [];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`);
  return parseRecords(((await response.json()) as PackedRecord[]).map(unpackRecord));
}
