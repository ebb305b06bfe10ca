import type { Locale } from '@funtool-docs/shared/texts';
import { createEngines, type SearchEngine } from '../engine/createSearchEngine';
import type { LexiconData } from '../engine/lexicon';
import type { SearchRecord } from '../engine/searchRecord';
import { createLexiconData } from './createLexiconData';
import { createRecords } from './createRecords';
import { readWordLists } from './searchIndex';

export interface SiteSearch {
  lexicon: LexiconData;
  recordsOf: (lang: Locale) => SearchRecord[];
  /** Makes the engine of a language when it is first asked for. */
  engineOf: (lang: Locale) => SearchEngine;
}

/** Reads the records of a site as the build makes them. */
export function createSearch(root: string): SiteSearch {
  const records = createRecords(root);
  const lexicon = createLexiconData(records, readWordLists(root));
  const recordsOf = (lang: Locale): SearchRecord[] => records.filter((one) => one.lang === lang);
  return { lexicon, recordsOf, engineOf: createEngines(records, lexicon) };
}
