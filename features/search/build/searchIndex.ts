import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { LexiconData } from '../engine/lexicon';
import type { SearchRecord } from '../engine/searchRecord';
import { createLexiconData, type WordLists } from './createLexiconData';
import { createRecords } from './createRecords';

/** Where editors keep words of the field, beside the pages. */
const WORD_LISTS = 'docs/search/synonyms.json';

/**
 * Gives the search index records of our own (specification, section 3), and the theme what it needs to
 * know about words, as the constant `SEARCH_LEXICON`.
 *
 * @param root Repository root.
 */
export function searchIndex(root: string): RspressPlugin {
  const restores = new WeakMap<PageIndexInfo, () => void>();
  let first: SearchRecord[] | undefined = createRecords(root);
  const lexicon = createLexiconData(first, readWordLists(root));
  return {
    name: 'search-index',
    builderConfig: { source: { define: { SEARCH_LEXICON: JSON.stringify(lexicon) } } },
    modifySearchIndexData(pages) {
      // The development server asks again whenever a page has changed.
      const records = first ?? createRecords(root);
      first = undefined;
      const byRoute = new Map(records.map((record) => [record.routePath, record]));
      for (const page of pages) {
        const record = byRoute.get(page.routePath);
        if (record) restores.set(page, replaceFields(page, record));
      }
    },
    // The same objects become the pages' data, which every visitor loads.
    extendPageData: (page) => restores.get(page)?.(),
  };
}

/**
 * Reads the lists of words that editors keep beside the pages.
 *
 * @param root Repository root.
 */
export function readWordLists(root: string): WordLists {
  return JSON.parse(readFileSync(path.join(root, WORD_LISTS), 'utf8')) as WordLists;
}

/**
 * Puts a record in the place of a page's data, but for the private fields, which the framework keeps out
 * of the index and other plugins read.
 *
 * @returns A function that brings the page's data back.
 */
function replaceFields(page: PageIndexInfo, record: SearchRecord): () => void {
  const target = page as unknown as Record<string, unknown>;
  const original = { ...target };
  for (const key of Object.keys(target)) if (!key.startsWith('_')) delete target[key];
  Object.assign(target, record);
  return () => {
    for (const key of Object.keys(record)) delete target[key];
    Object.assign(target, original);
  };
}

declare global {
  /** Replaced by the build (`features/search/build/searchIndex.ts`). */
  const SEARCH_LEXICON: LexiconData;
}
