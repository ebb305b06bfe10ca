import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { searchRecords } from '../../../framework/build/searchRecords';
import { valueOnDemand } from '../../../framework/build/valueOnDemand';
import type { LexiconData } from '../engine/lexicon';
import { createLexiconData, type WordLists } from './createLexiconData';
import { createNames } from './createNames';
import { createRecords } from './createRecords';
import { readText } from '../../../content/textFile';

const WORD_LISTS = 'docs/search/synonyms.json';

/**
 * Provides our own search records, and as constants what search needs besides: `SEARCH_NAMES` before
 * the index is there, `SEARCH_LEXICON` with it.
 */
export function searchIndex(root: string): RspressPlugin {
  const lexicon = valueOnDemand('SEARCH_LEXICON', () =>
    createLexiconData(createRecords(root), readWordLists(root)),
  );
  const names = valueOnDemand('SEARCH_NAMES', () => createNames(createRecords(root)));
  const { builderConfig, ...hooks } = searchRecords(() => createRecords(root));
  return {
    name: 'search-index',
    ...hooks,
    builderConfig: { plugins: [...(builderConfig.plugins ?? []), lexicon, names] },
  };
}

/** Reads the word lists that editors keep beside the pages. */
export function readWordLists(root: string): WordLists {
  return JSON.parse(readText(path.join(root, WORD_LISTS))) as WordLists;
}

declare global {
  /** Replaced by the build (`features/search/build/searchIndex.ts`); in development, a promise. */
  const SEARCH_LEXICON: LexiconData | Promise<LexiconData>;
}
