import type { PageData } from '../client/embedded';
import { prefetchAll } from './append';
import { OFFLINE_KEY } from '@funtool-docs/shared/storageKeys';
import { savesData } from './savesData';

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
 * installed it, and has not said no.
 *
 * @param isSecond Whether this is not the first page of the document.
 */
export function keepOffline(page: PageData, isSecond = false): void {
  const { content, worker } = page;
  if (!worker || !content || savesData() || isUnwanted() || !isWorthKeeping(worker, isSecond))
    return;
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

function isUnwanted(): boolean {
  try {
    return localStorage.getItem(OFFLINE_KEY) === 'off';
  } catch {
    // Storage is blocked.
    return false;
  }
}

function whenIdle(step: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(step);
}
