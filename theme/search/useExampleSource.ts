import { useLang } from '@rspress/core/runtime';
import { useEffect, useMemo } from 'react';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { hasArrow } from '@funtool-docs/finder/engine/pair';
import type { SearchSource } from '@funtool-docs/search/engine/searchSource';

/**
 * Lets a source find functions by example: queries with an arrow are answered by what is loaded for
 * the first of them, all others by the source itself.
 */
export function useExampleSource(source: SearchSource): SearchSource {
  const lang = useLang();
  const home = useLocalizedPath()('/');
  const examples = useMemo(() => createLoader(lang, home), [lang, home]);
  useEffect(() => () => examples.close(), [examples]);
  return useMemo(() => withExamples(source, examples), [source, examples]);
}

type ExampleLoader = ReturnType<typeof createLoader>;

function createLoader(lang: string, home: string) {
  let loading: Promise<import('./searchByExample').ExampleSearch> | undefined;
  const load = () => {
    loading ??= import(/* webpackChunkName: "by-example" */ './searchByExample').then(
      ({ createExampleSearch }) => createExampleSearch(lang, home),
    );
    // A failed attempt is repeated by the next query.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return { load, close: () => void loading?.then(({ close }) => close()) };
}

function withExamples(source: SearchSource, { load }: ExampleLoader): SearchSource {
  return {
    search: async (query, ...rest) => {
      if (!hasArrow(query)) return source.search(query, ...rest);
      const { groups, isRead } = await (await load()).search(query);
      return isRead ? groups : [...groups, ...(await source.search(query, ...rest))];
    },
  };
}
