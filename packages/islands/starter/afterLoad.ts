import { type PageData, readPageData } from '../client/embedded';
import { PLACED_EVENT } from '@funtool-docs/shared/sharedNames';
import { type Placing, placePages } from './placePages';
import { prefetchAll, savesData } from './append';

/** Does what can wait until a page has loaded; in the script of the enhancements, which it says are there. */
export function afterLoad(placing: Placing): void {
  placePages(placing);
  document.documentElement.dataset['enhanced'] = '';
  document.dispatchEvent(new Event('enhanced'));
  const own = readPageData();
  if (!own) return;
  if (document.readyState === 'complete') fetchAhead(own);
  else addEventListener('load', () => fetchAhead(own));
  document.addEventListener(PLACED_EVENT, () => keepOffline(own, true), { once: true });
}

/**
 * Prefetches in idle time what islands need, unless data is slow or metered. The full style sheet is
 * left: it arrives while the scripts run; so are the scripts of the whole page, which few readers need.
 */
export function fetchAhead(page: PageData): void {
  if (savesData()) return;
  whenIdle(() => {
    prefetchAll(page.scripts);
    keepOffline(page);
  });
}

/**
 * Keeps pages for offline use as they are read, once the reader has come from another page of the site or has
 * installed it.
 *
 * @param isSecond Whether this is not the first page of the document.
 */
export function keepOffline(page: PageData, isSecond = false): void {
  const { content, worker } = page;
  if (!worker || !content || savesData() || !isWorthKeeping(worker, isSecond)) return;
  void import('../offline/keepPages').then(
    ({ keepVisit }) => keepVisit(page),
    () => {},
  );
}

function isWorthKeeping(worker: string, isSecond: boolean): boolean {
  const site = location.origin + worker.slice(0, worker.lastIndexOf('/') + 1);
  return (
    isSecond ||
    Boolean(navigator.serviceWorker?.controller) ||
    document.referrer.startsWith(site) ||
    matchMedia('(display-mode: standalone)').matches
  );
}

function whenIdle(step: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(step);
}
