import type { PageData } from '../client/embedded';
import { prefetchAll } from './append';
import { isWorthKeeping, keepOffline } from './keepOffline';
import { savesData } from './savesData';

/**
 * Prefetches in idle time what hydration needs, unless data is slow or metered. The full style
 * sheet is left: it arrives while the scripts run.
 */
export function fetchAhead({ content, scripts, prefetch, worker }: PageData): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    prefetchAll([...scripts, ...prefetch]);
    if (worker && content && isWorthKeeping(worker)) void keepOffline(worker, content.lang);
  });
}
