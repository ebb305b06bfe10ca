import { useLang, useSite, useVersion, withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { searchIndexes as indexes } from 'virtual-site';
import { whenStyled } from '@funtool-docs/islands/starter/append';
import { type SearchSource, indexName } from '@funtool-docs/search/engine/searchSource';
import type { NamedPage } from '@funtool-docs/search/names/createNameSource';

interface LoadedPanel {
  SearchResults: typeof import('./panel').SearchResults;
  /** Answers what it can before the whole source is there; a remote one is whole at once. */
  early?: SearchSource;
  source: SearchSource | Promise<SearchSource>;
}

export type SearchStatus = 'initing' | 'inited' | 'failed';

interface Settings {
  lang: string;
  version: string;
  /** Of a remote search; the framework passes them on unchanged. */
  mode?: string;
  apiUrl?: string;
  searchIndexes?: string[];
}

/** Time after which readers may try again, though search may still arrive, in milliseconds. */
const LATE = 20_000;
const panels = new Map<string, Promise<LoadedPanel>>();

const nameOf = ({ version, lang }: Settings) => indexName(lang, version);

function useSettings(): Settings {
  const lang = useLang();
  const version = useVersion();
  const { search } = useSite().site;
  return useMemo(() => ({ ...(search as object), lang, version }), [search, lang, version]);
}

/** Loads search once; a failed attempt is retried on the next call. */
function start(settings: Settings): Promise<LoadedPanel> {
  const known = panels.get(nameOf(settings));
  if (known) return known;
  const loading = load(settings);
  panels.set(nameOf(settings), loading);
  loading.then(({ source }) => source).catch(() => discard(settings));
  return loading;
}

function discard(settings: Settings): void {
  const loading = panels.get(nameOf(settings));
  panels.delete(nameOf(settings));
  loading
    ?.then(({ source }) => source)
    .then((source) => source.close?.())
    .catch(() => {});
}

async function load(settings: Settings): Promise<LoadedPanel> {
  const { mode, apiUrl = '', searchIndexes, lang } = settings;
  const { names = '', index } = indexes[nameOf(settings)] ?? {};
  // Without them, the index answers alone.
  const pages = mode === 'remote' ? undefined : fetchNames(withBase(names)).catch(() => []);
  const panel = import(/* webpackChunkName: "search" */ './panel');
  const [{ SearchResults, ...create }] = await Promise.all([panel, whenStyled()]);
  if (!pages) {
    const source = create.createRemoteSource({ apiUrl, searchIndexes, lang });
    return { SearchResults, source };
  }
  const source = create.createLocalSource(index && withBase(index));
  const early = create.createNameSource(pages, source);
  return { SearchResults, early, source };
}

const fetchNames = async (address: string): Promise<NamedPage[]> => (await fetch(address)).json();

/** Returns a function that prefetches search; a failure shows when it is needed. */
export function usePreload(): () => void {
  const settings = useSettings();
  return () => void start(settings).catch(() => {});
}

/** Loads search when wanted, again for another language or version; `failure` is a text key. */
export function useSearchPanel(isWanted: boolean) {
  const settings = useSettings();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Result & { settings: Settings }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    let panel: Result['panel'];
    const settle = (result: Result) => isCurrent && setOutcome({ settings, ...result });
    const tell = (error?: unknown) => settle({ panel, failure: 'searchFailedText', error });
    setTimeout(tell, LATE);
    const show = async () => {
      const { SearchResults, early, source } = await start(settings);
      if (early) settle({ panel: (panel = { SearchResults, source: early }) });
      settle({ panel: { SearchResults, source: await source }, isComplete: true });
      isCurrent = false;
    };
    show().catch(tell);
    return () => {
      isCurrent = false;
    };
  }, [settings, attempt, isWanted]);
  const isSettled = outcome?.settings === settings;
  const { panel, isComplete, failure, error } = isSettled ? outcome : ({} as Result);
  const status: SearchStatus = failure ? 'failed' : isComplete ? 'inited' : 'initing';
  const fail = useCallback(
    (reason: unknown) => {
      // Until then, it is the loading that has failed, and says so itself.
      if (!isComplete) return;
      console.error(reason);
      discard(settings);
      const text = settings.mode === 'remote' ? 'searchUnreachedText' : 'searchBrokenText';
      setOutcome({ settings, failure: text, error: reason });
    },
    [settings, isComplete],
  );
  const retry = () => {
    discard(settings);
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  return { status, panel, failure, error, fail, retry };
}

interface Result {
  panel?: Pick<LoadedPanel, 'SearchResults'> & { source: SearchSource };
  /** True if the panel has the whole source. */
  isComplete?: boolean;
  failure?: 'searchFailedText' | 'searchBrokenText' | 'searchUnreachedText';
  error?: unknown;
}
