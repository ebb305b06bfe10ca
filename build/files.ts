import type { RspressPlugin } from '@rspress/core';
import { claimFiles } from './proofs';
import { contractFiles } from './contract';
import { differenceFiles } from './differences';
import { type DescribedSite, describeRoute, describeSite, siteFiles } from './discovery';
import { healthFiles } from '@funtool-docs/checks/health/build/health';
import { functionFiles } from '@funtool-docs/facts/facets/build/facets';
import { leadToView, movedDocuments } from './movedPages';
import { offlineFiles } from './offline';
import { typeFiles } from '@funtool-docs/facts/types/build/typeFiles';
import type { Manifest } from '@funtool-docs/islands/build/manifest';
import { site } from '../site.config';
import { inSeries } from './inSeries';
import { preparedExamples } from '@funtool-docs/runner/build/readExamples';

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
      const head = [
        ...(config.head ?? []),
        leadToView.bind(undefined, config.base ?? '/'),
        describeRoute.bind(undefined, described),
      ];
      return { ...config, head };
    },
    builderConfig: {
      // What readers of a page load when they open it.
      plugins: [
        claimFiles(root),
        typeFiles(root),
        contractFiles(root),
        differenceFiles(root),
        healthFiles(root),
        functionFiles(root),
        preparedExamples(
          root,
          site.locales.map(({ lang }) => lang),
        ),
      ],
    },
    afterBuild: inSeries([
      () => siteFiles(described),
      // It lists the files that are there; what only leads on is kept by nobody.
      offlineFiles(site.offline, manifest),
      ({ base }) => movedDocuments(base, described.pages),
    ]),
  };
}
