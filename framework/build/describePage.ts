import type { RouteMeta } from '@rspress/core';
import { normalizeHref } from '@rspress/shared';
import type { Locale } from '../../site.config';
import texts from '../../theme/i18n.json';
import type { EmbeddedScripts } from '../client/embedded';
import type { PageModule } from './locateModules';

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
  /** Names of the files that search needs, but for the index. */
  searchFiles: string[];
  /** Names of the search indexes. */
  searchIndexes: string[];
}

/**
 * Tells where the content of a page is.
 *
 * @param file Name of the page's document in the folder of the site.
 */
export function describePage(
  file: string,
  site: StaticSite,
): Omit<EmbeddedScripts, 'scripts' | 'styles'> {
  const { base, routes, modules, cleanUrls, searchFiles, searchIndexes, serviceWorker } = site;
  const route = routes.find(({ routePath }) => documentOf(routePath) === file);
  const located = route && modules.get(route.absolutePath);
  const failedText = texts.scriptsFailedText[(route?.lang ?? site.lang) as Locale];
  if (!located) return { failedText, prefetch: [] };
  const { chunks, module, files } = located;
  const { routePath, relativePath, lang, version } = route;
  const address = base + normalizeHref(routePath, cleanUrls).slice(1);
  const content = { routePath, filePath: relativePath, lang, version, address, chunks, module };
  const index = searchIndexes.filter((name) => isIndexOf(name, lang, version));
  const prefetch = [...files, ...searchFiles, ...index].map((name) => base + name);
  return { content, failedText, prefetch, worker: serviceWorker && base + serviceWorker };
}

/** Tells whether a file is the search index of a language and version, as the framework names them. */
function isIndexOf(name: string, lang: string, version: string): boolean {
  const group = [version.replace('.', '_'), lang].filter(Boolean).join('.');
  return name.startsWith(`static/search_index.${group}.`);
}

/** Name of the document that the framework writes for a route. */
function documentOf(routePath: string): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;
}
