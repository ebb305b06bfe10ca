import { OFFLINE_KEY } from '@funtool-docs/shared/storageKeys';
import { registerWorker } from './registerWorker';

/**
 * Tells whether pages are worth keeping for offline use: the reader has them already, has come from
 * another page of the site, or has installed it; and has not said no.
 *
 * @param worker Path of the service worker, which lies in the folder of the site.
 * @param isSecond Whether this is not the first page of the document.
 */
export function isWorthKeeping(worker: string, isSecond: boolean): boolean {
  const site = location.origin + worker.slice(0, worker.lastIndexOf('/') + 1);
  return (
    !isUnwanted() &&
    (isSecond ||
      Boolean(navigator.serviceWorker?.controller) ||
      document.referrer.startsWith(site) ||
      matchMedia('(display-mode: standalone)').matches)
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

/** Registers the service worker and has it keep the pages of a language. */
export async function registerOffline(address: string, lang: string): Promise<void> {
  try {
    const { active, waiting } = await registerWorker(address);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    for (const worker of [active, waiting]) worker?.postMessage(lang);
  } catch {
    // Without a service worker, pages are read online.
  }
}
