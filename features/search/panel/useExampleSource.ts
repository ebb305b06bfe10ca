import { useLang } from '@rspress/core/runtime';
import { useEffect, useMemo } from 'react';
import { useLocalizedPath } from '../../../framework/client/useLocalizedPath';
import { hasArrow } from '../../byExample/query/hasArrow';
import type { SearchSource } from '../engine/searchSource';

/**
 * Lets a source find functions by example: queries with an arrow are answered by what is loaded for
 * the first of them, all others by the source itself.
 */
export function useExampleSource(source: SearchSource): SearchSource {
  const lang = useLang();
  const home = useLocalizedPath()('/');
  const wrapped = useMemo(() => withExamples(source, lang, home), [source, lang, home]);
  useEffect(() => () => wrapped.close(), [wrapped]);
  return wrapped;
}

function withExamples(source: SearchSource, lang: string, home: string) {
  let loading: Promise<import('./searchByExample').ExampleSearch> | undefined;
  const load = () => {
    loading ??= import(/* webpackChunkName: "by-example" */ './searchByExample').then(
      ({ createExampleSearch }) => createExampleSearch(lang, home),
    );
    // A failed attempt is repeated by the next query.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    search: async (query: string, signal: AbortSignal) => {
      if (!hasArrow(query)) return source.search(query, signal);
      const { groups, isRead } = await (await load()).search(query);
      return isRead ? groups : [...groups, ...(await source.search(query, signal))];
    },
    prepare: (query: string) => {
      if (!hasArrow(query)) source.prepare?.(query);
    },
    close: () => void loading?.then(({ close }) => close()),
  };
}
