import { useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { searchIndexHash } from 'virtual-page-data';
import type { SearchSource } from '../engine/searchSource';

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

/** What loads search in a language and version. */
interface Loader {
  /** Loads it once; what failed is tried again. */
  start: () => Promise<SearchPanel>;
  /** Gives up what was loaded, so that it is loaded anew. */
  discard: () => void;
}

const panels = new Map<string, Promise<SearchPanel>>();

function useLoader(): Loader {
  const lang = useLang();
  const version = useVersion();
  const { site } = useSite();
  const settings = site.search as SearchSettings;
  return useMemo(() => {
    const group = `${version}###${lang}`;
    const discard = () => {
      panels.get(group)?.then(
        ({ source }) => source.close?.(),
        () => {},
      );
      panels.delete(group);
    };
    const start = () => {
      const known = panels.get(group);
      if (known) return known;
      const loading = load({ ...settings, lang, indexUrl: indexUrl(group, lang, version) });
      loading.catch(discard);
      panels.set(group, loading);
      return loading;
    };
    return { start, discard };
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
  const { start } = useLoader();
  return useCallback(() => void start().catch(() => {}), [start]);
}

/**
 * Loads what search needs once it is wanted, anew where language or version change.
 *
 * @returns How far it has come, the panel or the key of the text that says why there is none, a function
 *   to be called when the panel has failed, and one that tries again.
 */
export function useSearchPanel(isWanted: boolean) {
  const loader = useLoader();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const settle = (result: Result) => isCurrent && setOutcome({ loader, attempt, ...result });
    loader.start().then(
      (panel) => settle({ panel }),
      () => settle({ failure: 'searchFailedText' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, attempt, isWanted]);
  const fail = useCallback(
    (error: unknown) => {
      console.error(error);
      loader.discard();
      setOutcome({ loader, attempt, failure: 'searchBrokenText' });
    },
    [loader, attempt],
  );
  const isSettled = outcome?.loader === loader && outcome.attempt === attempt;
  const { panel, failure } = isSettled ? outcome : ({} as Result);
  const status: SearchStatus = isSettled ? (panel ? 'inited' : 'failed') : 'initing';
  return { status, panel, failure, fail, retry: () => setAttempt(attempt + 1) };
}

/** What an attempt to load has led to. */
interface Result {
  panel?: SearchPanel;
  failure?: 'searchFailedText' | 'searchBrokenText';
}

interface Outcome extends Result {
  loader: Loader;
  attempt: number;
}
