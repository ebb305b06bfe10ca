import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { searchRecords } from '../../../framework/build/searchRecords';
import type { LexiconData } from '../engine/lexicon';
import type { SearchRecord } from '../engine/searchRecord';
import { createLexiconData, type WordLists } from './createLexiconData';
import { createRecords } from './createRecords';

const WORD_LISTS = 'docs/search/synonyms.json';

/** Provides our own search records, and the lexicon as the constant `SEARCH_LEXICON`. */
export function searchIndex(root: string): RspressPlugin {
  let first: SearchRecord[] | undefined = createRecords(root);
  const lexicon = createLexiconData(first, readWordLists(root));
  return {
    name: 'search-index',
    builderConfig: { source: { define: { SEARCH_LEXICON: JSON.stringify(lexicon) } } },
    ...searchRecords(() => {
      // The development server asks again whenever a page has changed.
      const records = first ?? createRecords(root);
      first = undefined;
      return records;
    }),
  };
}

/** Reads the word lists that editors keep beside the pages. */
export function readWordLists(root: string): WordLists {
  return JSON.parse(readFileSync(path.join(root, WORD_LISTS), 'utf8')) as WordLists;
}

declare global {
  /** Replaced by the build (`features/search/build/searchIndex.ts`). */
  const SEARCH_LEXICON: LexiconData;
}
