import type { PageData } from '../client/embedded';
import { SEARCH_ID } from '../../ui/elementIds';
import { isWorthKeeping, keepOffline } from './keepOffline';
import { append } from './createStart';
import { isSearchShortcut } from './searchShortcut';

/** Not in all browsers (https://wicg.github.io/netinfo). */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/**
 * Prefetches in idle time the scripts that a first touch needs, unless data is slow or metered. The
 * full style sheet is left: it arrives while they run.
 */
export function fetchAhead({ content, scripts, prefetch, worker }: PageData): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    prefetchAll([...scripts, ...prefetch]);
    if (worker && content && isWorthKeeping(worker)) void keepOffline(worker, content.lang);
  });
}

/** Whether data is slow or metered, as far as the browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/** Prefetches search, whose index is the largest file, once the reader is about to use it. */
export function fetchSearch({ search }: PageData): void {
  const stop = new AbortController();
  const fetch = () => {
    stop.abort();
    prefetchAll(search);
  };
  const { signal } = stop;
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => isSearch(target) && fetch(), { signal });
  }
  addEventListener('keydown', (event) => isSearchShortcut(event) && fetch(), { signal });
}

function isSearch(target: EventTarget | null): boolean {
  const search = `#${SEARCH_ID}, [aria-controls=${SEARCH_ID}]`;
  return target instanceof Element && target.closest(search) !== null;
}

/** Prefetches files, as far as the browser does so. */
export function prefetchAll(files: string[]): void {
  for (const href of files) append('link', { rel: 'prefetch', href });
}
