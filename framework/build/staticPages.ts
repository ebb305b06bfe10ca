import type { Rspack, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { importInTurn } from './importInTurn';
import { locateModules, nameChunks } from './locateModules';
import type { Manifest, StaticSite } from './manifest';
import { startInTurn } from './startInTurn';
import { virtualModules } from './virtualModules';

/**
 * Makes prerendered pages self-contained: inlines critical styles and page data, and loads no
 * script before the reader does more than read and follow links. Applies to builds only.
 *
 * @param manifest Filled with what is written.
 * @param serviceWorker File name of the service worker, if there is one.
 */
export function staticPages(manifest: Manifest, serviceWorker?: string): RspressPlugin {
  const site: StaticSite = {
    base: '/',
    lang: '',
    cleanUrls: false,
    isAnimated: false,
    searchUrl: undefined,
    serviceWorker,
    routes: [],
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
    builderConfig: { plugins: [virtualModules(), rsbuildStaticPages(site, manifest)] },
  };
}

function rsbuildStaticPages(site: StaticSite, manifest: Manifest): RsbuildPlugin {
  let browser: Rspack.Compilation;
  return {
    name: 'static-pages',
    setup(api) {
      if (api.context.action !== 'build') return;
      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        nameChunks(chain);
        startInTurn(chain);
      });
      // The prerendering bundle runs in this process, and shares only globals with the build.
      globalThis.receiveSiteExcerpt = (route, excerpt) => void site.excerpts.set(route, excerpt);
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation }) => {
        browser = compilation;
        const sources = new Set(site.routes.map(({ absolutePath }) => absolutePath));
        site.modules = locateModules(compilation, sources);
      });
      // Rspress prerenders at "optimize-transfer", once the files of the browser have their names.
      api.processAssets({ stage: 'report', environments: ['node'] }, async ({ compilation }) => {
        const { rewriteDocuments } = await importInTurn(() => import('./rewriteDocuments'));
        await rewriteDocuments(compilation, { site, browser, manifest });
      });
    },
  };
}
