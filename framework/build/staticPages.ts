import type { Rspack, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { bundleStarter } from './bundle';
import { createCriticalStyles } from './html/criticalStyles';
import { createScriptMinifier } from './html/inlineScripts';
import { type PageDocument, readDocument } from './html/readDocument';
import { createSpeculationRules, rewriteDocument } from './html/rewriteDocument';
import { locateModules, nameChunks } from './locateModules';
import { describePage, type Manifest, type StaticSite } from './manifest';
import { virtualModules } from './virtualModules';

/** Cross-document view transition, for `themeConfig.enableContentAnimation`. */
const ANIMATION =
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

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
        if (environment.name === 'web') nameChunks(chain);
      });
      // The prerendering bundle runs in this process, and shares only globals with the build.
      globalThis.receiveSiteExcerpt = (route, excerpt) => void site.excerpts.set(route, excerpt);
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation }) => {
        browser = compilation;
        const sources = new Set(site.routes.map(({ absolutePath }) => absolutePath));
        site.modules = locateModules(compilation, sources);
      });
      // Rspress prerenders at "optimize-transfer", once the files of the browser have their names.
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        async ({ assets, compilation, sources }) => {
          const names = Object.keys(browser.assets);
          site.searchFiles = filesOfSearch(browser);
          site.searchIndexes = site.searchUrl ? [] : names.filter(isSearchIndex);
          const documents = Object.keys(assets).filter((name) => name.endsWith('.html'));
          const read = (name: string) => readDocument(name, assets[name]!.source().toString());
          const [example] = documents;
          if (!example) throw new Error('Rspress has prerendered no page.');
          manifest.styleSheet = read(example).styleSheet.attributes['href']!.slice(
            site.base.length,
          );
          const rewrite = await createRewrite(site, browser, manifest);
          for (const name of documents.toSorted()) {
            // oxlint-disable-next-line no-await-in-loop -- the tags of all documents would take much memory
            const html = await rewrite(read(name));
            compilation.updateAsset(name, new sources.RawSource(html));
          }
        },
      );
    },
  };
}

async function createRewrite(
  site: StaticSite,
  browser: Rspack.Compilation,
  manifest: Manifest,
): Promise<(document: PageDocument) => Promise<string>> {
  const criticalStyles = createStyles(browser, manifest.styleSheet);
  const common = {
    starter: await bundleStarter('index'),
    speculationRules: createSpeculationRules(site.base),
    origins: originsOf(site.searchUrl),
    minifyScript: createScriptMinifier(),
  };
  return (document) => {
    const { name } = document;
    const styles = criticalStyles(document) + (site.isAnimated ? ANIMATION : '');
    const { built, ...page } = describePage(name, site);
    if (built) manifest.pages.set(name, built);
    return rewriteDocument(document, { ...common, ...page, styles });
  };
}

const isSearchIndex = (name: string) => name.startsWith('static/search_index.');

function originsOf(url: string | undefined): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

/** The theme gives chunks of search names that start with `search`. */
function filesOfSearch({ chunkGroups }: Rspack.Compilation): string[] {
  const groups = chunkGroups.filter(({ name }) => name?.startsWith('search'));
  if (groups.length === 0) throw new Error('No chunk of the site is named after search.');
  const files = groups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)];
}

/** All documents have the same style sheet; those for some readers only stand beside it. */
function createStyles(browser: Rspack.Compilation, own: string) {
  const others = Object.keys(browser.assets).filter(
    (name) => name.endsWith('.css') && name !== own,
  );
  return createCriticalStyles(
    sourceOf(browser, own),
    others.map((name) => sourceOf(browser, name)),
  );
}

function sourceOf({ assets }: Rspack.Compilation, name: string): string {
  const asset = assets[name];
  if (!asset) throw new Error(`The build has no style sheet ${name}, which its documents link to.`);
  return asset.source().toString();
}
