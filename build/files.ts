import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { healthFiles } from '@funtool-docs/checks/health/build/health';
import { functionFiles } from '@funtool-docs/facts/facets/build/facets';
import { typeFiles } from '@funtool-docs/facts/types/build/harvestTypes';
import type { Manifest } from '@funtool-docs/islands/build/manifest';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preparedExamples } from '@funtool-docs/runner/build/examples';
import { evidenceFiles } from './steps/evidence';
import { type DescribedSite, describeRoute, describeSite, siteFiles } from './seo/headTags';
import { leadToView, movedDocuments } from './seo/movedPages';
import { offlineFiles } from './offline';
import { site } from '../site.config';

/**
 * Makes all files beside the pages, and tells of them in the heads of pages.
 *
 * @param root Repository root.
 * @param manifest Filled by `staticPages`.
 */
export function files(root: string, manifest: Manifest): RspressPlugin {
  let described: DescribedSite;
  let made: Promise<Files> | undefined;
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
        whileMinifying(() => {
          made = siteFiles(described);
          // `afterBuild` tells, unless something else stops the build.
          made.catch(() => {});
        }),
        evidenceFiles(root),
        typeFiles(root),
        healthFiles(root),
        functionFiles(root),
        preparedExamples(
          root,
          site.locales.map(({ lang }) => lang),
        ),
      ],
    },
    afterBuild: inSeries([
      () => made!,
      // It lists the files that are there; what only leads on is kept by nobody.
      offlineFiles(site.offline, manifest),
      ({ base }) => movedDocuments(base, described.pages),
    ]),
  };
}

/** Starts work of a build once Rspack needs no more JavaScript for scripts of browsers. */
function whileMinifying(work: () => void): RsbuildPlugin {
  return {
    name: 'while-minifying',
    setup(api) {
      if (api.context.action === 'dev') return;
      api.processAssets({ stage: 'additional', environments: ['web'] }, () => {
        setImmediate(work);
      });
    },
  };
}

/** Contents by path in the built site. */
type Files = Record<string, string>;

/** Makes files of a built site, given its folder and the base of its addresses. */
type MakeFiles = (site: { folder: string; base: string }) => Files | Promise<Files>;

/**
 * Creates the hook that makes and writes files once a site is built, one after the other: what lists
 * the files of the site sees those of all before it. Rspress runs such hooks of several plugins at the
 * same time.
 */
export function inSeries(makers: readonly MakeFiles[]): NonNullable<RspressPlugin['afterBuild']> {
  return async ({ base = '/', outDir }, isProduction) => {
    if (!isProduction) return;
    const folder = outDir!;
    for (const make of makers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await writeFiles(folder, await make({ folder, base }));
    }
  };
}

async function writeFiles(folder: string, contents: Files): Promise<void> {
  const writes = Object.entries(contents).map(async ([name, content]) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  });
  await Promise.all(writes);
}
