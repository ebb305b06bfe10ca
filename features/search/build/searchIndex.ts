import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { searchRecords } from '../../../framework/build/searchRecords';
import type { WordLists } from './createLexiconData';
import { createRecords } from './createRecords';
import { readText } from '../../../content/textFile';

const WORD_LISTS = 'docs/search/synonyms.json';

/** Provides our own search records. */
export function searchIndex(root: string): RspressPlugin {
  return { name: 'search-index', ...searchRecords(() => createRecords(root)) };
}

/** Reads the word lists that editors keep beside the pages. */
export function readWordLists(root: string): WordLists {
  return JSON.parse(readText(path.join(root, WORD_LISTS))) as WordLists;
}
