import type { RouteMeta, UserConfig } from '@rspress/core';
import { normalizeHref } from '@rspress/shared';
import type { PageData, PageReference, SiteExcerpt } from '../client/embedded';
import type { Rspack, RspackChain } from '@rsbuild/core';
import type { StaticPagesOptions } from './staticPages';

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

/** What the build knows of the site. */
export interface StaticSite {
  options: StaticPagesOptions;
  config: UserConfig;
  base: string;
  routes: RouteMeta[];
  /** Path of the script of the enhancements. */
  enhancements: string;
  /** By source file. */
  modules: Map<string, PageModule>;
}

/** Files for browsers. */
export interface BrowserFiles {
  all: string[];
  /** Scripts that hydrate a page as a whole, besides those that hydrate its islands. */
  ofPage: string[];
  /** Scripts that islands need besides, by their names. */
  ofIslands: Record<string, string[]>;
}

const NOT_FOUND = '/404';

interface PageDescription {
  /** Without what the document says of itself. */
  data: Omit<PageData, 'scripts' | 'styles' | 'version' | 'critical'>;
  lang: string;
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
  { options, config, base, routes, modules }: StaticSite,
  { all, ofPage, ofIslands }: BrowserFiles,
  excerpt: SiteExcerpt,
): PageDescription {
  const addressesOf = (names: string[]) => names.map((name) => base + name);
  const route = routes.find(({ routePath }) => documentOf(routePath) === document);
  if (!route) {
    if (document !== documentOf(NOT_FOUND)) throw new Error(`${document}: no route leads to it.`);
    const data = { pageScripts: addressesOf(ofPage), onIntent: {}, ...excerpt };
    return { lang: config.lang!, data };
  }
  const { routePath, relativePath, absolutePath, lang, version } = route;
  const located = modules.get(absolutePath);
  if (!located) throw new Error(`${document}: no chunk holds the content of ${relativePath}.`);
  const { chunks, module, files, assets } = located;
  const address = base + normalizeHref(routePath, config.route?.cleanUrls).slice(1);
  const content = { routePath, filePath: relativePath, lang, version, address, chunks, module };
  const needed = Object.entries(options.onIntent ?? {}).map(([island, listFiles]) => {
    const others = listFiles({ routePath, lang, version }, { files: all, config });
    return { island, others, addresses: addressesOf([...ofIslands[island]!, ...others]) };
  });
  const data = {
    content,
    pageScripts: addressesOf([...ofPage, ...files]),
    onIntent: Object.fromEntries(needed.map(({ island, addresses }) => [island, addresses])),
    worker: options.serviceWorker && base + options.serviceWorker,
    ...excerpt,
  };
  const own = [...files, ...assets, ...needed.flatMap(({ others }) => others)];
  return { lang, data, built: { lang, files: own } };
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
