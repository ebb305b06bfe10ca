import { importSerially } from '@funtool-docs/shared/importSerially';
import type { Manifest } from '@funtool-docs/islands/build/manifest';
import { SERVICE_WORKER } from '@funtool-docs/islands/offline/offlineSite';

export { SERVICE_WORKER } from '@funtool-docs/islands/offline/offlineSite';

/**
 * Makes the service worker, which caches the pages of the reader's language, and its packs. Pages
 * register it when idle (`staticPages`).
 *
 * @param isEnabled If not, the worker unregisters itself in browsers that have it.
 * @param manifest Filled by `staticPages`.
 * @returns What makes the files, given the folder with all others.
 */
export function offlineFiles(isEnabled: boolean, manifest: Manifest) {
  return async (site: { folder: string; base: string }): Promise<Record<string, string>> => {
    const { bundleWorker } = await importSerially(
      () => import('@funtool-docs/islands/offline/bundleWorker'),
    );
    if (!isEnabled) return { [SERVICE_WORKER]: await bundleWorker('retiredWorker') };
    if (manifest.pages.size === 0) throw new Error('The manifest of the build has no page.');
    const { describeOffline } = await importSerially(() => import('./describeOffline'));
    const { site: kept, packs } = describeOffline({ ...site, manifest });
    return { ...packs, [SERVICE_WORKER]: await bundleWorker('serviceWorker', kept) };
  };
}
