import type { RouteMeta, UserConfig } from '@rspress/core';
import { normalizeHref } from '@rspress/shared';
import type { PageData, PageReference, SiteExcerpt } from '../client/embedded';
import type { Rspack, RspackChain } from '@rsbuild/core';

/** A text by language. */
type Text = Record<string, string>;

/** Texts of the starter. */
export interface StarterTexts {
  /** That scripts could not be loaded. */
  failed: Text;
  /** That a control waits for scripts. */
  waiting: Text;
}

/** Lists the files of the build that an island needs on a page besides the scripts named after it. */
export type ListFiles = (
  page: PageReference,
  built: { files: string[]; config: UserConfig },
) => string[];

interface BuiltPage {
  lang: string;
  /** Files besides those that all pages need. */
  files: string[];
}

/** Output of the build, for the steps after it; empty until then. */
export interface Manifest {
  styleSheet: string;
  /** Scripts that all pages load sooner or later. */
  scripts: string[];
  /** Of scripts and styles. */
  version: string;
  /** By document name, without the 404 document. */
  pages: Map<string, BuiltPage>;
}

/** Creates a manifest for `staticPages` to fill. */
export function createManifest(): Manifest {
  return { styleSheet: '', scripts: [], version: '', pages: new Map() };
}

export interface StaticSite {
  config: UserConfig;
  base: string;
  /** Languages of the site, its own first. */
  langs: string[];
  cleanUrls: boolean;
  isAnimated: boolean;
  /** Classes of the elements that the next page replaces. */
  replaced: string[];
  /** Further origins that pages connect to. */
  origins: string[];
  serviceWorker: string | undefined;
  /** Path of the script of the enhancements. */
  enhancements: string;
  /** Selector of further controls. */
  controls: string;
  texts: StarterTexts;
  routes: RouteMeta[];
  /** Scripts that hydrate a page as a whole, besides those that hydrate its islands. */
  pageFiles: string[];
  /** By source file. */
  modules: Map<string, PageModule>;
  /** Files that islands need once a reader is about to use them, by their names. */
  onIntent: Map<string, { scripts: string[]; listFiles: (page: PageReference) => string[] }>;
}

const NOT_FOUND = '/404';

interface PageDescription {
  /** Without what the document says of itself. */
  data: Omit<PageData, 'scripts' | 'styles' | 'version' | 'critical'>;
  failedText: string;
  waitingText: string;
  /** Absent for the 404 document. */
  built?: BuiltPage;
}

/**
 * Collects what a document needs from the results of the build.
 *
 * @param excerpt What it was rendered with.
 * @throws {Error} If the build lacks something that the page needs.
 */
export function describeDocument(
  document: string,
  site: StaticSite,
  excerpt: SiteExcerpt,
): PageDescription {
  const { base, modules, cleanUrls, pageFiles, serviceWorker, texts } = site;
  const need = <T>(value: T | undefined, what: string): T => {
    if (value !== undefined) return value;
    throw new Error(`${document}: ${what}.`);
  };
  const addressesOf = (names: string[]) => names.map((name) => base + name);
  const route = site.routes.find(({ routePath }) => documentOf(routePath) === document);
  const textOf = (key: keyof StarterTexts) =>
    need(texts[key][route?.lang ?? site.langs[0]!], `the text "${key}" is not in its language`);
  const said = { failedText: textOf('failed'), waitingText: textOf('waiting') };
  if (!route) {
    need(document === documentOf(NOT_FOUND) || undefined, 'no route leads to it');
    return { ...said, data: { pageScripts: addressesOf(pageFiles), onIntent: {}, ...excerpt } };
  }
  const { routePath, relativePath, absolutePath, lang, version } = route;
  const located = need(modules.get(absolutePath), `no chunk holds the content of ${relativePath}`);
  const { chunks, module, files, assets } = located;
  const address = base + normalizeHref(routePath, cleanUrls).slice(1);
  const content = { routePath, filePath: relativePath, lang, version, address, chunks, module };
  const pageScripts = addressesOf([...pageFiles, ...files]);
  const needed = [...site.onIntent].map(([island, { scripts, listFiles }]) => {
    const others = listFiles({ routePath, lang, version });
    return { island, others, addresses: addressesOf([...scripts, ...others]) };
  });
  const onIntent = Object.fromEntries(needed.map(({ island, addresses }) => [island, addresses]));
  const worker = serviceWorker && base + serviceWorker;
  return {
    ...said,
    data: { content, pageScripts, onIntent, worker, ...excerpt },
    built: { lang, files: [...files, ...assets, ...needed.flatMap(({ others }) => others)] },
  };
}

/** Mirrors how Rspress names documents. */
function documentOf(routePath: string): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;
}

/** The module into which the bundler has put the content of a page. */
export interface PageModule {
  chunks: string[];
  module: string | number;
  files: string[];
  /** Files that the chunks refer to, such as images. */
  assets: string[];
}

/**
 * Names chunks without content hashes: with these, which are the default, the script that all pages
 * load would have to list the chunks of all pages.
 */
export function nameChunks(chain: RspackChain): void {
  chain.optimization.chunkIds('named');
  chain.output.chunkFilename('static/js/async/[name].[fullhash:10].js');
}

/** Finds on-demand modules by absolute path, once the compilation has assigned their ids. */
export function locateModules(
  { chunkGroups, chunkGraph }: Rspack.Compilation,
  paths: Set<string>,
): Map<string, PageModule> {
  const located = new Map<string, PageModule>();
  for (const group of chunkGroups) {
    if (group.isInitial()) continue;
    // A style sheet imported by address is in a chunk that every page starts with.
    const own = group.chunks.filter((chunk) => !chunk.canBeInitial());
    const chunks = own.map(({ id }) => String(id));
    const files = own.flatMap((chunk) => [...chunk.files]);
    const assets = own.flatMap((chunk) => [...chunk.auxiliaryFiles]);
    for (const module of own.flatMap((chunk) => chunkGraph.getChunkModules(chunk))) {
      const id = chunkGraph.getModuleId(module);
      const file = resourceOf(module);
      if (file && paths.has(file) && id !== null) {
        located.set(file, { chunks, module: id, files, assets });
      }
    }
  }
  return located;
}

/** A concatenated module is known by its root. */
function resourceOf(module: Rspack.Module): string | undefined {
  const root = 'rootModule' in module ? module.rootModule : module;
  return (root as { resource?: string }).resource;
}
