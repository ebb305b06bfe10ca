import { useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { searchIndexHash } from 'virtual-page-data';
import type { SearchSource } from '../../support/search/searchSource';

/** Id of the dialog, by which the inline script finds it (`theme/starter/search.ts`). */
export const SEARCH_ID = 'search';

/** Id of the list of results, which the input controls. */
export const LISTBOX_ID = 'search-results';

/** Code and data of search, once they have arrived. */
export interface SearchPanel {
  SearchResults: typeof import('./panel').SearchResults;
  source: SearchSource;
}

/** How far search has come (specification, section 4); it is `initial` until it is opened. */
export type SearchStatus = 'initing' | 'inited' | 'failed';

/** Settings of a remote search, which the framework passes on as they stand. */
interface SearchSettings {
  mode?: string;
  apiUrl?: string;
  searchIndexes?: string[];
}

const panels = new Map<string, Promise<SearchPanel>>();

/** Loads what search needs in a language and version, once; what failed is tried again. */
function useLoad(): () => Promise<SearchPanel> {
  const lang = useLang();
  const version = useVersion();
  const { site } = useSite();
  const settings = site.search as SearchSettings;
  return useCallback(() => {
    const group = `${version}###${lang}`;
    const loading =
      panels.get(group) ??
      load({ ...settings, lang, indexUrl: indexUrl(group, lang, version) }).catch((error) => {
        panels.delete(group);
        throw error;
      });
    panels.set(group, loading);
    return loading;
  }, [lang, version, settings]);
}

async function load({
  mode,
  apiUrl = '',
  searchIndexes,
  lang,
  indexUrl: url,
}: SearchSettings & { lang: string; indexUrl: string | undefined }): Promise<SearchPanel> {
  const { SearchResults, createLocalSource, createRemoteSource } = await import(
    /* webpackChunkName: "search" */ './panel'
  );
  const source =
    mode === 'remote'
      ? createRemoteSource({ apiUrl, searchIndexes, lang })
      : await createLocalSource(url);
  return { SearchResults, source };
}

/** Address of the index file that the framework has written. */
function indexUrl(group: string, lang: string, version: string): string | undefined {
  const hash = searchIndexHash[group];
  const names = ['search_index', version.replace('.', '_'), lang, hash, 'json'];
  return hash && withBase(`/static/${names.filter(Boolean).join('.')}`);
}

/** Returns a function that loads what search needs ahead of its use. Failing here is no matter. */
export function usePreload(): () => void {
  const start = useLoad();
  return useCallback(() => void start().catch(() => {}), [start]);
}

/** Loads what search needs once it is wanted, anew where language or version change. */
export function useSearchPanel(isWanted: boolean) {
  const start = useLoad();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const settle = (panel?: SearchPanel) => isCurrent && setOutcome({ start, attempt, panel });
    start().then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [start, attempt, isWanted]);
  const isSettled = outcome?.start === start && outcome.attempt === attempt;
  const panel = isSettled ? outcome.panel : undefined;
  const status: SearchStatus = isSettled ? (panel ? 'inited' : 'failed') : 'initing';
  return { status, panel, retry: () => setAttempt(attempt + 1) };
}

/** What has become of an attempt to load; without a panel it has failed. */
interface Outcome {
  start: () => Promise<SearchPanel>;
  attempt: number;
  panel: SearchPanel | undefined;
}
