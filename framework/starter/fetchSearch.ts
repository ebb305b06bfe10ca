import { SEARCH_ID } from '../../ui/elementIds';
import type { PageData } from '../client/embedded';
import { append, prefetchAll } from './append';
import { isHydrated } from './controls';
import { findSearch } from './search';
import { isSearchShortcut } from './searchShortcut';

/**
 * Prefetches search once the reader is about to use it: its panel, which has the first answers, then
 * the rest, whose index is the largest file. By the events of hydration, whose files it must not
 * precede: the style sheet would wait for a connection.
 */
export function fetchSearch({ search }: PageData): void {
  const stop = new AbortController();
  const fetch = () => {
    stop.abort();
    // Search that is hydrated does so itself (`usePreload`).
    if (isHydrated(findSearch())) return;
    const [panel, ...rest] = search;
    const link = append('link', { rel: 'prefetch', href: panel! });
    // Once search is open, it loads the rest itself.
    link.addEventListener('load', () => findSearch()?.open || prefetchAll(rest));
  };
  const { signal } = stop;
  for (const type of ['pointermove', 'pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => isSearch(target) && fetch(), { signal });
  }
  // Others prevent the default of the key, by which it is known.
  const capture = true;
  addEventListener('keydown', (event) => isSearchShortcut(event) && fetch(), { signal, capture });
}

function isSearch(target: EventTarget | null): boolean {
  const search = `#${SEARCH_ID}, [aria-controls=${SEARCH_ID}]`;
  return target instanceof Element && target.closest(search) !== null;
}
