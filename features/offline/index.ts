import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { importInTurn } from '../../framework/build/importInTurn';
import type { Manifest } from '../../framework/build/manifest';
import { writeFiles } from '../discovery/writeFiles';
import { SERVICE_WORKER } from './offlineSite';

export { SERVICE_WORKER } from './offlineSite';

/** Key prefix of texts that only the service worker shows, so the client does not get them. */
const BUILD_ONLY = 'offline.';

/**
 * Writes the service worker, which caches the pages of the reader's language, and its packs. Pages
 * register it when idle (`staticPages`).
 *
 * @param isEnabled If not, the worker unregisters itself in browsers that have it.
 * @param manifest Filled by `staticPages`.
 */
export function offline(isEnabled: boolean, manifest: Manifest): RspressPlugin {
  return {
    name: 'offline',
    builderConfig: {
      resolve: { alias: { '@offline': path.resolve(import.meta.dirname, 'ui/OfflinePages.tsx') } },
    },
    i18nSource: (texts) =>
      Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith(BUILD_ONLY))),
    async afterBuild({ base, outDir }, isProduction) {
      if (!isProduction) return;
      const { bundleWorker } = await importInTurn(() => import('./bundleWorker'));
      if (!isEnabled) {
        await writeFiles(outDir!, { [SERVICE_WORKER]: await bundleWorker('retiredWorker') });
        return;
      }
      if (manifest.pages.size === 0) throw new Error('The manifest of the build has no page.');
      const { describeOffline } = await importInTurn(() => import('./describeOffline'));
      const { site, packs } = describeOffline({ folder: outDir!, base: base!, manifest });
      const worker = await bundleWorker('serviceWorker', site);
      await writeFiles(outDir!, { ...packs, [SERVICE_WORKER]: worker });
    },
  };
}
