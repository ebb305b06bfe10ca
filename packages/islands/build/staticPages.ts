import type { Rspack, RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { endFailedBuild } from './endFailedBuild';
import { importSerially } from '@funtool-docs/shared/importSerially';
import { locateModules, nameChunks } from './locateModules';
import type { ListFiles, Manifest, StarterTexts, StaticSite } from './manifest';
import { startWithIslands } from './startWithIslands';
import { virtualModules } from './virtualModules';

/** Folder of scripts in the site. */
const SCRIPTS = 'static/js/';

/** Options that a site gives for its pages. */
export interface StaticPagesOptions {
  /** Module of what pages do without React. */
  enhancements: string;
  /** Module of the parts of pages that hydrate alone. */
  islands: string;
  /** Module of what pages say of themselves (`client/pageTexts.ts`). */
  pageTexts: string;
  texts: StarterTexts;
  /** Classes of the elements, in their order, in whose place the next page puts its own. */
  replaced?: string[];
  /** Selector of what needs React besides form controls; the keyboard reaches none of it before. */
  controls?: string;
  /**
   * Islands for which more is fetched once a reader is about to use them: the scripts of chunks that
   * are named after them, and further files.
   */
  onIntent?: Record<string, ListFiles>;
  /** Lists origins that pages connect to besides that of the site, by the settings of the site. */
  origins?: (config: UserConfig) => string[];
  /** File name of the service worker, if there is one. */
  serviceWorker?: string | undefined;
}

/**
 * Makes prerendered pages self-contained: inlines critical styles and page data, and has React
 * hydrate a page only once the reader is at something that needs it. Applies to builds only.
 *
 * @param manifest Filled with what is written.
 */
export function staticPages(manifest: Manifest, options: StaticPagesOptions): RspressPlugin {
  const site: StaticSite = {
    config: {},
    base: '/',
    langs: [],
    cleanUrls: false,
    isAnimated: false,
    replaced: options.replaced ?? [],
    origins: [],
    serviceWorker: options.serviceWorker,
    enhancements: '',
    controls: options.controls ?? '',
    texts: options.texts,
    routes: [],
    pageFiles: [],
    modules: new Map(),
    onIntent: new Map(),
  };
  return {
    name: 'static-pages',
    config(config) {
      const { base = '/', lang = '', locales = [], route, themeConfig } = config;
      site.config = config;
      site.base = base;
      site.langs = [...new Set([lang, ...locales.map((locale) => locale.lang)])];
      site.cleanUrls = Boolean(route?.cleanUrls);
      site.isAnimated = Boolean(themeConfig?.enableContentAnimation);
      site.origins = options.origins?.(config) ?? [];
      return config;
    },
    routeGenerated: (routes) => void (site.routes = routes),
    builderConfig: {
      plugins: [virtualModules(), rsbuildStaticPages(site, manifest, options), endFailedBuild()],
    },
  };
}

function rsbuildStaticPages(
  site: StaticSite,
  manifest: Manifest,
  { enhancements, islands, pageTexts, onIntent = {} }: StaticPagesOptions,
): RsbuildPlugin {
  let browser: Rspack.Compilation;
  return {
    name: 'static-pages',
    setup(api) {
      api.modifyBundlerChain((chain) => void chain.resolve.alias.set('site-texts', pageTexts));
      if (api.context.action !== 'build') return;
      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        nameChunks(chain);
        startWithIslands(chain, islands);
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        browser = compilation;
        site.enhancements = await emitEnhancements(compilation, enhancements, site);
        const sources = new Set(site.routes.map(({ absolutePath }) => absolutePath));
        site.modules = locateModules(compilation, sources);
      });
      // Rspress prerenders at "optimize-transfer", once the files of the browser have their names.
      api.processAssets({ stage: 'report', environments: ['node'] }, async ({ compilation }) => {
        // Rspress has prerendered nothing, and the build reports why.
        if (compilation.errors.length > 0) return;
        const { rewriteDocuments } = await importSerially(() => import('./rewriteDocuments'));
        await rewriteDocuments(compilation, { site, browser, manifest, onIntent });
      });
    },
  };
}

/** Returns the path of the script in the site. */
async function emitEnhancements(
  compilation: Rspack.Compilation,
  file: string,
  { base, langs, replaced, isAnimated }: StaticSite,
): Promise<string> {
  const { bundleEnhancements } = await importSerially(() => import('./bundle'));
  const { RawSource } = compilation.compiler.rspack.sources;
  const placing = { base, replaced, isAnimated };
  const scripts = await bundleEnhancements(file, { base, langs }, placing);
  for (const [name, code] of scripts) compilation.emitAsset(SCRIPTS + name, new RawSource(code));
  return SCRIPTS + [...scripts.keys()][0]!;
}
