import { useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { searchIndexes as indexes } from 'virtual-site';
import { whenStyled } from '@funtool-docs/islands/starter/append';
import { type SearchSource, indexName } from '@funtool-docs/search/engine/searchSource';

interface LoadedPanel {
  SearchResults: typeof import('./panel').SearchResults;
  /** Answers what it can before the whole source is there; a remote one is whole at once. */
  early?: SearchSource;
  source: Promise<SearchSource>;
}

export interface SearchPanel {
  SearchResults: LoadedPanel['SearchResults'];
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
  start: () => Promise<LoadedPanel>;
  discard: () => void;
  isRemote: boolean;
}

const panels = new Map<string, Promise<LoadedPanel>>();

function useLoader(): Loader {
  const lang = useLang();
  const version = useVersion();
  const { site } = useSite();
  const settings = site.search as SearchSettings;
  return useMemo(() => {
    const group = `${version}###${lang}`;
    const discard = () => {
      panels
        .get(group)
        ?.then(({ source }) => source)
        .then(
          (source) => source.close?.(),
          () => {},
        );
      panels.delete(group);
    };
    const start = () => {
      const known = panels.get(group);
      if (known) return known;
      const loading = load({ ...settings, lang, version });
      loading.then(({ source }) => source).catch(discard);
      panels.set(group, loading);
      return loading;
    };
    return { start, discard, isRemote: settings.mode === 'remote' };
  }, [lang, version, settings]);
}

async function load({
  mode,
  apiUrl = '',
  searchIndexes,
  lang,
  version,
}: SearchSettings & { lang: string; version: string }): Promise<LoadedPanel> {
  const panel = import(/* webpackChunkName: "search" */ './panel');
  const [{ SearchResults, ...create }] = await Promise.all([panel, whenStyled()]);
  if (mode === 'remote') {
    const source = create.createRemoteSource({ apiUrl, searchIndexes, lang });
    return { SearchResults, source: Promise.resolve(source) };
  }
  const index = indexes[indexName(lang, version)];
  const source = create.createLocalSource(index && withBase(index));
  const early = create.createNameSource({ lang, version, index: source });
  return { SearchResults, early, source };
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
    const show = async () => {
      const { SearchResults, early, source } = await loader.start();
      if (early) settle({ panel: { SearchResults, source: early } });
      settle({ panel: { SearchResults, source: await source }, isComplete: true });
    };
    show().catch((error: unknown) => settle({ failure: 'searchFailedText', error }));
    return () => {
      isCurrent = false;
    };
  }, [loader, attempt, isWanted]);
  const isSettled = outcome?.loader === loader && outcome.attempt === attempt;
  const { panel, isComplete, failure, error } = isSettled ? outcome : ({} as Result);
  const status: SearchStatus = failure ? 'failed' : isComplete ? 'inited' : 'initing';
  const fail = useCallback(
    (reason: unknown) => {
      // Until then, it is the loading that has failed, and says so itself.
      if (!isComplete) return;
      console.error(reason);
      loader.discard();
      const text = loader.isRemote ? 'searchUnreachedText' : 'searchBrokenText';
      setOutcome({ loader, attempt, failure: text, error: reason });
    },
    [loader, attempt, isComplete],
  );
  return { status, panel, failure, error, fail, retry: () => setAttempt(attempt + 1) };
}

interface Result {
  panel?: SearchPanel;
  /** True if the panel has the whole source. */
  isComplete?: boolean;
  failure?: 'searchFailedText' | 'searchBrokenText' | 'searchUnreachedText';
  error?: unknown;
}

interface Outcome extends Result {
  loader: Loader;
  attempt: number;
}
