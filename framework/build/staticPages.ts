import path from 'node:path';
import type { Rspack, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { bundle } from './bundle';
import { describePage, type StaticSite } from './describePage';
import { createCriticalStyles } from './html/criticalStyles';
import { createScriptMinifier } from './html/inlineScripts';
import { type PageDocument, readDocument } from './html/readDocument';
import { createSpeculationRules, rewriteDocument } from './html/rewriteDocument';
import { locateModules } from './locateModules';

const FRAMEWORK = path.resolve(import.meta.dirname, '..');

/** The framework's modules that hold data of all pages, and ours that know only the page they are on. */
const REPLACED_MODULES = {
  'virtual-routes': 'routes.ts',
  'virtual-page-data': 'pageData.ts',
  'virtual-site-data': 'siteData.ts',
};

/** Browsers that support it animate the change from page to page (specification, section 2.1). */
const ANIMATION =
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

/**
 * Makes prerendered pages stand on their own: each holds its style sheet and tells its scripts what
 * concerns it, so that they need no data of other pages, and no script runs before the reader wants more
 * than to read and to follow links. The development server, which prerenders nothing, goes without.
 *
 * @param serviceWorker Name of the service worker that pages register, if there is one.
 */
export function staticPages(serviceWorker?: string): RspressPlugin {
  const site: StaticSite = {
    base: '/',
    lang: '',
    cleanUrls: false,
    isAnimated: false,
    searchUrl: undefined,
    serviceWorker,
    routes: [],
    modules: new Map(),
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
    builderConfig: { plugins: [rsbuildStaticPages(site)] },
  };
}

function rsbuildStaticPages(site: StaticSite): RsbuildPlugin {
  let browser: Rspack.Compilation;
  return {
    name: 'static-pages',
    setup(api) {
      api.modifyBundlerChain({
        order: 'post',
        handler(chain, { environment }) {
          const { alias } = chain.resolve;
          alias.set('all-routes', alias.get('virtual-routes'));
          alias.set('all-site-data', alias.get('virtual-site-data'));
          if (environment.name !== 'web' || api.context.action !== 'build') return;
          for (const [name, file] of Object.entries(REPLACED_MODULES)) {
            alias.set(name, path.join(FRAMEWORK, 'client', file));
          }
          // With these no script lists the chunks of all pages.
          chain.optimization.chunkIds('named');
          chain.output.chunkFilename('static/js/async/[name].[fullhash:10].js');
        },
      });
      api.transform(
        { test: /virtual-site-data/, resourceQuery: /without-sidebars/, order: 'post' },
        ({ code }) => withoutSidebars(code),
      );
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation }) => {
        browser = compilation;
        const sources = new Set(site.routes.map(({ absolutePath }) => absolutePath));
        site.modules = locateModules(compilation, sources);
      });
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        async ({ assets, compilation, sources }) => {
          const names = Object.keys(browser.assets);
          site.searchFiles = filesOfSearch(browser);
          site.searchIndexes = site.searchUrl ? [] : names.filter(isSearchIndex);
          const documents = Object.keys(assets).filter((name) => name.endsWith('.html'));
          const read = (name: string) => readDocument(name, assets[name]!.source().toString());
          const rewrite = await createRewrite(site, browser, read(documents[0]!));
          for (const name of documents) {
            // oxlint-disable-next-line no-await-in-loop -- the tags of all documents take much memory
            const html = await rewrite(read(name));
            compilation.updateAsset(name, new sources.RawSource(html));
          }
        },
      );
    },
  };
}

/** Writes a document anew. */
type Rewrite = (document: PageDocument) => Promise<string>;

/**
 * Prepares what all documents share.
 *
 * @param example Any of them.
 */
async function createRewrite(
  site: StaticSite,
  browser: Rspack.Compilation,
  example: PageDocument,
): Promise<Rewrite> {
  const criticalStyles = createStyles(browser, site, example);
  const entry = JSON.stringify(path.join(FRAMEWORK, 'starter/index.ts'));
  const common = {
    starter: await bundle(`import ${entry};`, { format: 'iife', minify: true }),
    speculationRules: createSpeculationRules(site.base),
    origins: originsOf(site.searchUrl),
    minifyScript: createScriptMinifier(),
  };
  return (document) => {
    const styles =
      criticalStyles(document.html, document.tags) + (site.isAnimated ? ANIMATION : '');
    return rewriteDocument(document, {
      ...common,
      styles,
      embedded: describePage(document.name, site),
    });
  };
}

/** Leaves the sidebars out of the framework's module with the data of the site. */
async function withoutSidebars(code: string): Promise<string> {
  const { default: site } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const json = JSON.stringify(site, (key, value) => (key === 'sidebar' ? {} : value));
  return `export default ${json}`;
}

const isSearchIndex = (name: string) => name.startsWith('static/search_index.');

/** Origins of absolute addresses. */
function originsOf(url: string | undefined): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

/** The files of the chunks that the theme names after search. */
function filesOfSearch({ chunkGroups }: Rspack.Compilation): string[] {
  const groups = chunkGroups.filter(({ name }) => name?.startsWith('search'));
  const files = groups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)];
}

/** All documents have the same style sheet; those for some readers only stand beside it. */
function createStyles(browser: Rspack.Compilation, site: StaticSite, { styleSheet }: PageDocument) {
  const own = styleSheet.attributes['href']!.slice(site.base.length);
  const others = Object.keys(browser.assets).filter(
    (name) => name.endsWith('.css') && name !== own,
  );
  return createCriticalStyles(
    sourceOf(browser, own),
    others.map((name) => sourceOf(browser, name)),
  );
}

function sourceOf({ assets }: Rspack.Compilation, name: string): string {
  return assets[name]!.source().toString();
}
