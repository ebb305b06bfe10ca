import type { RspressPlugin } from '@rspress/core';
import { claimFiles } from '../features/claims/build/proofs';
import { contractFiles } from '../features/contract/build/contract';
import { differenceFiles } from '../features/differences/build/differences';
import { type DescribedSite, describeRoute, describeSite, siteFiles } from '../features/discovery';
import { healthFiles } from '../features/health/build/health';
import { offlineFiles } from '../features/offline';
import { textsToCompare } from '../features/sync/build/newerTranslations';
import { typeFiles } from '../features/types/build/typeFiles';
import type { Manifest } from '../framework/build/manifest';
import { site } from '../site.config';
import { inSeries } from './inSeries';

/** Key prefixes of texts that only files show, so that scripts do not get them. */
const FILES_ONLY = /^(?:llms|offline)\./;

/**
 * Makes all files beside the pages, and tells of them in the heads of pages.
 *
 * @param root Repository root.
 * @param manifest Filled by `staticPages`.
 */
export function files(root: string, manifest: Manifest): RspressPlugin {
  let described: DescribedSite;
  return {
    name: 'files',
    config(config, _utils, isProduction) {
      if (!isProduction) return config;
      described = describeSite(root);
      const head = [...(config.head ?? []), describeRoute.bind(undefined, described)];
      return { ...config, head };
    },
    i18nSource: (texts) =>
      Object.fromEntries(Object.entries(texts).filter(([key]) => !FILES_ONLY.test(key))),
    builderConfig: {
      // What readers of a page load when they open it.
      plugins: [
        claimFiles(root),
        typeFiles(root),
        contractFiles(root),
        differenceFiles(root),
        healthFiles(root),
        textsToCompare(root),
      ],
    },
    afterBuild: inSeries([
      () => siteFiles(described),
      // Last: it lists the files that are there.
      offlineFiles(site.offline, manifest),
    ]),
  };
}
