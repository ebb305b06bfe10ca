import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { readJson } from '@funtool-docs/content/files';
import type { SiteContext } from '@funtool-docs/islands/build/siteModule';
import type { ListFiles } from '@funtool-docs/islands/build/manifest';
import type { SearchRecord, LexiconData } from '../engine/searchRecord';
import { packRecord } from '../engine/parseRecords';
import { indexName, type SearchFiles } from '../engine/searchSource';
import { site } from '../../../site.config';
import {
  type WordLists,
  createNames,
  createRecords,
  type Versions,
  createLexiconData,
} from './searchData';
import type { Locale } from '@funtool-docs/shared/texts';
import { createEngines, type SearchEngine } from '../engine/createSearchEngine';

const WORD_LISTS = 'docs/search/synonyms.json';

/** Has Rspress make no search index: `emitIndexes` makes ours. A service that answers is kept. */
export function searchIndex(): RspressPlugin {
  return {
    name: 'search-index',
    // Spares it reading the text of pages.
    config: (config) => (serviceOf(config) === undefined ? { ...config, search: false } : config),
    modifySearchIndexData(pages) {
      for (const page of pages) page.frontmatter.search = false;
    },
  };
}

/**
 * Returns the address of a service that answers in place of an index, if there is one. Its settings are
 * not among those of Rspress, which hands them on to the page.
 */
function serviceOf({ search }: UserConfig): string | undefined {
  const { mode, apiUrl = '' } = { ...(search as object) } as { mode?: string; apiUrl?: string };
  return mode === 'remote' ? apiUrl : undefined;
}

/**
 * Adds to the site, for each version and language, an index and the names that are searched before it is there.
 *
 * @returns Their paths from the root of the site by name.
 */
export async function emitIndexes(
  root: string,
  emit: SiteContext['emit'],
  versions?: Versions,
): Promise<Record<string, SearchFiles>> {
  const groups = (versions?.versions ?? ['']).flatMap((version) =>
    site.locales.map(({ lang }) => ({ lang, version })),
  );
  const files = groups.map(async ({ lang, version }) => {
    const isWithin = (record: SearchRecord) => record.lang === lang && record.version === version;
    const records = () => createRecords(root, versions).filter(isWithin);
    const name = indexName(lang, version);
    const write = (kind: keyof SearchFiles, list: () => unknown[]) =>
      emit(`static/search_${kind}.${name}.[hash].json`, () => JSON.stringify(list()));
    const names = await write('names', () => createNames(records()));
    const index = await write('index', () => records().map(packRecord));
    return [name, { names, index }];
  });
  return Object.fromEntries(await Promise.all(files)) as Record<string, SearchFiles>;
}

/** Reads the word lists that editors keep beside the pages. */
export function readWordLists(root: string): WordLists {
  return readJson<WordLists>(path.join(root, WORD_LISTS))!;
}

/**
 * Lists the names and the index for a page, which are fetched once a reader is about to search.
 *
 * @throws {Error} If there is none although no service answers instead.
 */
export const listIndexes: ListFiles = ({ routePath, lang, version }, { files, config }) => {
  if (serviceOf(config) !== undefined) return [];
  const name = indexName(lang, version);
  const own = (kind: string) =>
    files.filter((file) => file.startsWith(`static/search_${kind}.${name}.`));
  const indexes = own('index');
  if (indexes.length > 0) return [...own('names'), ...indexes];
  throw new Error(`${routePath}: no search index is of its language and version.`);
};

/** Lists the origin of a service that answers instead of the index. */
export function remoteOrigins(config: UserConfig): string[] {
  const url = serviceOf(config);
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

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
