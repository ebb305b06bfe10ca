import type { PageData } from '../client/embedded';
import { prefetchAll } from './append';
import { isWorthKeeping, registerOffline } from './registerOffline';
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

/** Has the service worker keep pages once a reader has come from another one, which may be in the document before. */
export function keepOffline({ content, worker }: PageData, isSecond = false): void {
  if (!worker || !content || savesData() || !isWorthKeeping(worker, isSecond)) return;
  void registerOffline(worker, content.lang);
}

function whenIdle(step: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(step);
}
