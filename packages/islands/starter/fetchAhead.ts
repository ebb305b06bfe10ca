import type { PageData } from '../client/embedded';
import { prefetchAll } from './append';
import { isWorthKeeping, registerOffline } from './registerOffline';
import { savesData } from './savesData';

/**
 * Prefetches in idle time what islands need, unless data is slow or metered. The full style sheet is
 * left: it arrives while the scripts run; so are the scripts of the whole page, which few readers need.
 */
export function fetchAhead({ content, scripts, worker }: PageData): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    prefetchAll(scripts);
    if (worker && content && isWorthKeeping(worker)) void registerOffline(worker, content.lang);
  });
}
