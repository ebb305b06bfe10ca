import { useLang, useSite, useVersion } from '@rspress/core/runtime';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { searchIndexUrl } from '../../../framework/client/searchIndexUrl';
import type { SearchSource } from '../engine/searchSource';

export interface SearchPanel {
  SearchResults: typeof import('./panel').SearchResults;
  source: SearchSource;
}

export type SearchStatus = 'initing' | 'inited' | 'failed';

/** Settings of a remote search, which the framework passes on unchanged. */
interface SearchSettings {
  mode?: string;
  apiUrl?: string;
  searchIndexes?: string[];
}

interface Loader {
  /** Loads search once; a failed attempt is retried on the next call. */
  start: () => Promise<SearchPanel>;
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
      const loading = load({ ...settings, lang, indexUrl: searchIndexUrl(lang, version) });
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

/** Returns a function that prefetches search; a failure shows when it is needed. */
export function usePreload(): () => void {
  const { start } = useLoader();
  return useCallback(() => void start().catch(() => {}), [start]);
}

/** Loads search when wanted, again for another language or version; `failure` is a text key. */
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

interface Result {
  panel?: SearchPanel;
  failure?: 'searchFailedText' | 'searchBrokenText';
}

interface Outcome extends Result {
  loader: Loader;
  attempt: number;
}
