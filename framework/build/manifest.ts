import type { RouteMeta } from '@rspress/core';
import { normalizeHref } from '@rspress/shared';
import type { Locale } from '../../site.config';
import texts from '../../theme/i18n.json';
import type { PageData, SiteExcerpt } from '../client/embedded';
import { searchIndexName } from '../searchIndexName';
import type { PageModule } from './locateModules';

/** What the build has written of a page. */
interface BuiltPage {
  lang: string;
  /** Names of the files that it needs besides what all pages need. */
  files: string[];
}

/** What the build has written, for the steps after it; empty until then. */
export interface Manifest {
  /** Name of the style sheet of all pages. */
  styleSheet: string;
  /** The pages by the names of their documents; the 404 document is none. */
  pages: Map<string, BuiltPage>;
}

/** Makes a manifest for `staticPages` to fill. */
export function createManifest(): Manifest {
  return { styleSheet: '', pages: new Map() };
}

/** What the build knows of all pages. */
export interface StaticSite {
  base: string;
  lang: string;
  cleanUrls: boolean;
  /** Whether a change of the page is animated. */
  isAnimated: boolean;
  /** Address of a remote search. */
  searchUrl: string | undefined;
  /** Name of the service worker. */
  serviceWorker: string | undefined;
  routes: RouteMeta[];
  /** Compiled contents by source file. */
  modules: Map<string, PageModule>;
  /** What the pages told of the site when they were rendered, by route. */
  excerpts: Map<string, SiteExcerpt>;
  /** Names of the files that search needs, but for the index. */
  searchFiles: string[];
  /** Names of the search indexes. */
  searchIndexes: string[];
}

/** The framework's document for all paths that are no page. */
const NOT_FOUND = '/404';

/** What the build says about a page. */
interface PageDescription {
  /** For its scripts, but for the addresses that are in the document. */
  data: Omit<PageData, 'scripts' | 'styles'>;
  /** Said where the scripts cannot be loaded. */
  failedText: string;
  /** For the manifest, if it is a page. */
  built?: BuiltPage;
}

/**
 * Tells what a page needs.
 *
 * @param document Name of the page's document in the folder of the site.
 * @throws {Error} If a part of the build has not told what the page cannot do without.
 */
export function describePage(document: string, site: StaticSite): PageDescription {
  const { base, modules, excerpts, cleanUrls, searchFiles, serviceWorker } = site;
  const need = <T>(value: T | undefined, what: string): T => {
    if (value !== undefined) return value;
    throw new Error(`${document}: ${what}.`);
  };
  const route = site.routes.find(({ routePath }) => documentOf(routePath) === document);
  const excerpt = need(
    excerpts.get(route?.routePath ?? NOT_FOUND),
    'its rendering has told nothing of the site',
  );
  const failedText = need(
    texts.scriptsFailedText[(route?.lang ?? site.lang) as Locale],
    'theme/i18n.json has no "scriptsFailedText" in its language',
  );
  if (!route) {
    need(document === documentOf(NOT_FOUND) || undefined, 'no route leads to it');
    return { failedText, data: { prefetch: [], ...excerpt } };
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
  const prefetch = [...files, ...searchFiles, ...indexes].map((name) => base + name);
  const worker = serviceWorker && base + serviceWorker;
  return {
    failedText,
    data: { content, prefetch, worker, ...excerpt },
    built: { lang, files: [...files, ...assets, ...indexes] },
  };
}

/** Name of the document that the framework writes for a route. */
function documentOf(routePath: string): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;
}
