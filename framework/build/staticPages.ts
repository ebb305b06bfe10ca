import type { Rspack, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { importInTurn } from './importInTurn';
import { locateModules, nameChunks } from './locateModules';
import type { Manifest, StaticSite } from './manifest';
import { startWithIslands } from './startWithIslands';
import { virtualModules } from './virtualModules';

/** Folder of scripts in the site. */
const SCRIPTS = 'static/js/';

interface Options {
  /** Module of what pages do without React. */
  enhancements: string;
  /** Module of the parts of pages that hydrate alone. */
  islands: string;
  /** File name of the service worker, if there is one. */
  serviceWorker?: string | undefined;
}

/**
 * Makes prerendered pages self-contained: inlines critical styles and page data, and has React
 * hydrate a page only once the reader is at something that needs it. Applies to builds only.
 *
 * @param manifest Filled with what is written.
 */
export function staticPages(
  manifest: Manifest,
  { serviceWorker, ...modules }: Options,
): RspressPlugin {
  const site: StaticSite = {
    base: '/',
    lang: '',
    cleanUrls: false,
    isAnimated: false,
    searchUrl: undefined,
    serviceWorker,
    enhancements: '',
    routes: [],
    pageFiles: [],
    modules: new Map(),
    excerpts: new Map(),
    searchFiles: [],
    searchIndexes: [],
  };
  return {
    name: 'static-pages',
    config(config) {
      const { base = '/', lang = '', route, themeConfig } = config;
      const { mode, apiUrl } = { ...config.search } as { mode?: string; apiUrl?: string };
      site.base = base;
      site.lang = lang;
      site.cleanUrls = Boolean(route?.cleanUrls);
      site.isAnimated = Boolean(themeConfig?.enableContentAnimation);
      site.searchUrl = mode === 'remote' ? apiUrl : undefined;
      return config;
    },
    routeGenerated: (routes) => void (site.routes = routes),
    builderConfig: {
      plugins: [virtualModules(), rsbuildStaticPages(site, manifest, modules)],
    },
  };
}

function rsbuildStaticPages(
  site: StaticSite,
  manifest: Manifest,
  { enhancements, islands }: Pick<Options, 'enhancements' | 'islands'>,
): RsbuildPlugin {
  let browser: Rspack.Compilation;
  return {
    name: 'static-pages',
    setup(api) {
      if (api.context.action !== 'build') return;
      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        nameChunks(chain);
        startWithIslands(chain, islands);
      });
      // The prerendering bundle runs in this process, and shares only globals with the build.
      globalThis.receiveSiteExcerpt = (route, excerpt) => void site.excerpts.set(route, excerpt);
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        browser = compilation;
        site.enhancements = await emitEnhancements(compilation, enhancements, site.base);
        const sources = new Set(site.routes.map(({ absolutePath }) => absolutePath));
        site.modules = locateModules(compilation, sources);
      });
      // Rspress prerenders at "optimize-transfer", once the files of the browser have their names.
      api.processAssets({ stage: 'report', environments: ['node'] }, async ({ compilation }) => {
        // Rspress has prerendered nothing, and the build reports why.
        if (compilation.errors.length > 0) return;
        const { rewriteDocuments } = await importInTurn(() => import('./rewriteDocuments'));
        await rewriteDocuments(compilation, { site, browser, manifest });
      });
    },
  };
}

/** Returns the path of the script in the site. */
async function emitEnhancements(
  compilation: Rspack.Compilation,
  file: string,
  base: string,
): Promise<string> {
  const { bundleEnhancements } = await importInTurn(() => import('./bundle'));
  const { RawSource } = compilation.compiler.rspack.sources;
  const scripts = await bundleEnhancements(file, base);
  for (const [name, code] of scripts) compilation.emitAsset(SCRIPTS + name, new RawSource(code));
  return SCRIPTS + [...scripts.keys()][0]!;
}
