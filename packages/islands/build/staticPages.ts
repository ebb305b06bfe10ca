import type { RsbuildPlugin, Rspack, RspackChain } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { importSerially } from '@funtool-docs/shared/importSerially';
import {
  type ListFiles,
  locateModules,
  type Manifest,
  nameChunks,
  type StaticSite,
} from './manifest';
import { virtualModules } from './virtualModules';
import path from 'node:path';

/** Folder of scripts in the site. */
const SCRIPTS = 'static/js/';

/** A text by language. */
type Text = Record<string, string>;

/** Options that a site gives for its pages. */
export interface StaticPagesOptions {
  /** Module of what pages do without React. */
  enhancements: string;
  /** Module of the parts of pages that hydrate alone. */
  islands: string;
  /** Module of what pages say of themselves (`client/useTexts.ts`). */
  pageTexts: string;
  /** What the starter says: that scripts could not be loaded, and that a control waits for them. */
  texts: { failed: Text; waiting: Text };
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
    options,
    config: {},
    base: '/',
    routes: [],
    enhancements: '',
    modules: new Map(),
  };
  return {
    name: 'static-pages',
    config(config) {
      site.config = config;
      site.base = config.base ?? '/';
      return config;
    },
    routeGenerated: (routes) => void (site.routes = routes),
    builderConfig: {
      plugins: [virtualModules(), rsbuildStaticPages(site, manifest), endFailedBuild()],
    },
  };
}

function rsbuildStaticPages(site: StaticSite, manifest: Manifest): RsbuildPlugin {
  const { islands, pageTexts } = site.options;
  let browser: Rspack.Compilation;
  return {
    name: 'static-pages',
    setup(api) {
      api.modifyBundlerChain((chain) => void chain.resolve.alias.set('site-texts', pageTexts));
      if (api.context.action !== 'build') return;
      api.modifyBundlerChain((chain, { environment }) => {
        if (environment.name !== 'web') return;
        nameChunks(chain);
        chain.output.set('chunkLoadTimeout', 30_000); // by default two minutes
        startWithIslands(chain, islands);
        for (const [name, file] of Object.entries(REPLACED)) {
          chain.resolve.alias.delete(name).set(`${name}$`, file);
        }
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        browser = compilation;
        site.enhancements = await emitEnhancements(compilation, site);
        const sources = new Set(site.routes.map(({ absolutePath }) => absolutePath));
        site.modules = locateModules(compilation, sources);
      });
      // Rspress prerenders at "optimize-transfer", once the files of the browser have their names.
      api.processAssets({ stage: 'report', environments: ['node'] }, async ({ compilation }) => {
        // Rspress has prerendered nothing, and the build reports why.
        if (compilation.errors.length > 0) return;
        const { rewriteDocuments } = await importSerially(() => import('./rewriteDocuments'));
        await rewriteDocuments(compilation, { site, browser, manifest });
      });
    },
  };
}

/** Returns the path of the script in the site. */
async function emitEnhancements(
  compilation: Rspack.Compilation,
  { options, config, base }: StaticSite,
): Promise<string> {
  const { bundleEnhancements } = await importSerially(() => import('./bundle'));
  const { RawSource } = compilation.compiler.rspack.sources;
  const { lang = '', locales = [], themeConfig } = config;
  const langs = [...new Set([lang, ...locales.map((locale) => locale.lang)])];
  const isAnimated = Boolean(themeConfig?.enableContentAnimation);
  const placing = { base, replaced: options.replaced ?? [], isAnimated };
  const scripts = await bundleEnhancements(options.enhancements, { base, langs }, placing);
  for (const [name, code] of scripts) compilation.emitAsset(SCRIPTS + name, new RawSource(code));
  return SCRIPTS + [...scripts.keys()][0]!;
}

const NAME = 'end-failed-build';

/**
 * Ends a build whose scripts for browsers cannot be made, and says why. Rspress, which prerenders from their
 * document, would wait for it for ever and say nothing.
 */
export function endFailedBuild(): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      if (api.context.action !== 'build') return;
      api.onAfterCreateCompiler(({ compiler }) => {
        const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
        const browser = compilers.find(({ name }) => name === 'web');
        browser?.hooks.failed.tap(NAME, (error) => {
          api.logger.error(error);
          process.exit(1);
        });
      });
    },
  };
}

/** Its `hydrateRoot` takes the place of that of React. */
const HYDRATE = path.resolve(import.meta.dirname, '../client/hydratePage.ts');

const START = path.resolve(import.meta.dirname, '../client/start.ts');

/**
 * Has pages start with `packages/islands/client/start.ts`, which imports the entry of Rspress on demand as
 * `rspress-entry`, and hydrates with `packages/islands/client/hydratePage.ts`.
 *
 * @param islands Module with the islands of the theme, known to the page as `site-islands`.
 * @throws {Error} If Rspress does not start with the modules that are known here.
 */
function startWithIslands(chain: RspackChain, islands: string): void {
  takeEntry(chain, '@theme'); // The entry imports it, too.
  const entry = takeEntry(chain, 'ssrClientEntry');
  chain.resolve.alias.set('rspress-entry', entry);
  chain.module
    .rule('rspress-entry')
    .test(/ssrClientEntry\.js$/)
    .resolve.alias.set('react-dom/client$', HYDRATE);
  chain.resolve.alias.set('site-islands', islands);
  chain.entry('index').add(START);
}

/** What browsers load in the place of React, which prerenders, by exact names of its modules. */
export const REPLACED = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: path.resolve(import.meta.dirname, '../client/react.ts'),
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
};

function takeEntry(chain: RspackChain, name: string): string {
  const entry = chain.entry('index');
  const found = entry.values().find((one) => path.basename(String(one), '.js') === name);
  if (!found) throw new Error(`Rspress no longer starts with the module "${name}".`);
  entry.delete(found as string);
  return found as string;
}
