import type { PageData } from '../client/embedded';
import { append } from './createStart';

/** Not in all browsers (https://wicg.github.io/netinfo). */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Prefetches in idle time what is likely to be wanted, unless data is slow or metered. */
export function fetchAhead({ content, styles, scripts, prefetch, worker }: PageData): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    for (const href of [styles, ...scripts, ...prefetch]) append('link', { rel: 'prefetch', href });
    if (worker && content) void keepOffline(worker, content.lang);
  });
}

async function keepOffline(address: string, lang: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(address);
    const { active, waiting } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    for (const worker of [active, waiting]) worker?.postMessage(lang);
  } catch {
    // Without a service worker, pages are read online.
  }
}
