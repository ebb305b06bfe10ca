import { SEARCH_ID } from '../../ui/elementIds';
import type { PageData } from '../client/embedded';
import { prefetchAll } from './append';
import { isSearchShortcut } from './searchShortcut';

/**
 * Prefetches search, whose index is the largest file, once the reader is about to use it. By the
 * events of hydration, whose files it must not precede: the style sheet would wait for a connection.
 */
export function fetchSearch({ search }: PageData): void {
  const stop = new AbortController();
  const fetch = () => {
    stop.abort();
    prefetchAll(search);
  };
  const { signal } = stop;
  for (const type of ['pointermove', 'pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => isSearch(target) && fetch(), { signal });
  }
  addEventListener('keydown', (event) => isSearchShortcut(event) && fetch(), { signal });
}

function isSearch(target: EventTarget | null): boolean {
  const search = `#${SEARCH_ID}, [aria-controls=${SEARCH_ID}]`;
  return target instanceof Element && target.closest(search) !== null;
}
