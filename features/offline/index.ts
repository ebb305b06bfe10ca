import type { RspressPlugin } from '@rspress/core';
import type { Manifest } from '../../framework/build/manifest';
import { writeFiles } from '../discovery/writeFiles';
import { bundleWorker } from './bundleWorker';
import { describeOffline } from './describeOffline';

/** Name of the script, in the folder that it serves. */
export const SERVICE_WORKER = 'service-worker.js';

/** Texts that only the service worker shows. */
const BUILD_ONLY = 'offline.';

/**
 * Writes the service worker, which keeps the pages of the reader's language for when the server is out of
 * reach, and what it keeps. Pages register it when they have nothing else to do (`staticPages`).
 *
 * @param isEnabled Where it is not, the worker takes itself out of the browsers that have it.
 * @param manifest What `staticPages` has written.
 */
export function offline(isEnabled: boolean, manifest: Manifest): RspressPlugin {
  return {
    name: 'offline',
    i18nSource: (texts) =>
      Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith(BUILD_ONLY))),
    async afterBuild({ base, outDir }, isProduction) {
      if (!isProduction) return;
      if (!isEnabled) {
        await writeFiles(outDir!, { [SERVICE_WORKER]: await bundleWorker('retiredWorker') });
        return;
      }
      if (manifest.pages.size === 0) throw new Error('The manifest of the build has no page.');
      const { site, packs } = describeOffline({ folder: outDir!, base: base!, manifest });
      const worker = await bundleWorker('serviceWorker', site);
      await writeFiles(outDir!, { ...packs, [SERVICE_WORKER]: worker });
    },
  };
}
