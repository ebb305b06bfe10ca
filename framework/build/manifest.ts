import type { RouteMeta } from '@rspress/core';
import { normalizeHref } from '@rspress/shared';
import type { Locale } from '../../site.config';
import texts from '../../theme/i18n.json';
import type { PageData, SiteExcerpt } from '../client/embedded';
import { searchIndexName } from '../searchIndexName';
import type { PageModule } from './locateModules';

interface BuiltPage {
  lang: string;
  /** Files besides those that all pages need. */
  files: string[];
}

/** Output of the build, for the steps after it; empty until then. */
export interface Manifest {
  styleSheet: string;
  /** By document name, without the 404 document. */
  pages: Map<string, BuiltPage>;
}

/** Creates a manifest for `staticPages` to fill. */
export function createManifest(): Manifest {
  return { styleSheet: '', pages: new Map() };
}

export interface StaticSite {
  base: string;
  lang: string;
  cleanUrls: boolean;
  isAnimated: boolean;
  searchUrl: string | undefined;
  serviceWorker: string | undefined;
  /** Path of the script of the enhancements. */
  enhancements: string;
  routes: RouteMeta[];
  /** Scripts that hydrate a page as a whole, besides those that hydrate its islands. */
  pageFiles: string[];
  /** By source file. */
  modules: Map<string, PageModule>;
  /** Reported by the pages while they were prerendered, by route. */
  excerpts: Map<string, SiteExcerpt>;
  /** Without the index. */
  searchFiles: string[];
  searchIndexes: string[];
}

const NOT_FOUND = '/404';

interface PageDescription {
  /** Without the addresses, which the document has. */
  data: Omit<PageData, 'scripts' | 'styles'>;
  failedText: string;
  waitingText: string;
  /** Absent for the 404 document. */
  built?: BuiltPage;
}

/**
 * Collects what a document needs from the results of the build.
 *
 * @throws {Error} If the build lacks something that the page needs.
 */
export function describePage(document: string, site: StaticSite): PageDescription {
  const { base, modules, excerpts, cleanUrls, pageFiles, searchFiles, serviceWorker } = site;
  const need = <T>(value: T | undefined, what: string): T => {
    if (value !== undefined) return value;
    throw new Error(`${document}: ${what}.`);
  };
  const addressesOf = (names: string[]) => names.map((name) => base + name);
  const route = site.routes.find(({ routePath }) => documentOf(routePath) === document);
  const excerpt = need(
    excerpts.get(route?.routePath ?? NOT_FOUND),
    'its rendering has told nothing of the site',
  );
  const textOf = (key: 'scriptsFailedText' | 'scriptsWaitingText') =>
    need(
      texts[key][(route?.lang ?? site.lang) as Locale],
      `theme/i18n.json has no "${key}" in its language`,
    );
  const said = {
    failedText: textOf('scriptsFailedText'),
    waitingText: textOf('scriptsWaitingText'),
  };
  if (!route) {
    need(document === documentOf(NOT_FOUND) || undefined, 'no route leads to it');
    return { ...said, data: { pageScripts: addressesOf(pageFiles), search: [], ...excerpt } };
  }
  const { routePath, relativePath, absolutePath, lang, version } = route;
  const located = need(modules.get(absolutePath), `no chunk holds the content of ${relativePath}`);
  const { chunks, module, files, assets } = located;
  const address = base + normalizeHref(routePath, cleanUrls).slice(1);
  const content = { routePath, filePath: relativePath, lang, version, address, chunks, module };
  const indexName = `static/${searchIndexName(lang, version)}.`;
  const indexes = site.searchIndexes.filter((name) => name.startsWith(indexName));
  const hasIndex = indexes.length > 0 || site.searchUrl !== undefined;
  need(hasIndex || undefined, 'no search index is of its language and version');
  const pageScripts = addressesOf([...pageFiles, ...files]);
  const search = addressesOf([...searchFiles, ...indexes]);
  const worker = serviceWorker && base + serviceWorker;
  return {
    ...said,
    data: { content, pageScripts, search, worker, ...excerpt },
    built: { lang, files: [...files, ...assets, ...indexes] },
  };
}

/** Mirrors how Rspress names documents. */
function documentOf(routePath: string): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;
}
