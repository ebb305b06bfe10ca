import path from 'node:path';
import { localizedPath } from '../framework/client/localizedPath';
import { site, type Locale } from '../site.config';

/** Folder of the documentation, relative to the repository's root. */
export const DOCS = 'docs';

const API = 'guide/api/';
const EXTENSION = '.mdx';
const PREFIXES = { versions: [], locales: site.locales.map(({ lang }) => lang) };

/** Which page is meant, in which language. */
export interface PageId {
  locale: Locale;
  /** Path of its file within the folder of its language, the same in every language. */
  slug: string;
}

/**
 * Writes a path with forward slashes on every system.
 *
 * @param from Folder that the path is relative to.
 * @param to File or folder.
 */
export function relativePath(from: string, to: string): string {
  return path.relative(from, to).split(path.sep).join('/');
}

/** The file of a page, relative to the repository's root: `docs/en/guide/index.mdx`. */
export function fileOf({ locale, slug }: PageId): string {
  return `${DOCS}/${locale}/${slug}`;
}

/**
 * Finds out which page a file holds.
 *
 * @param docs Folder whose children are the languages.
 * @param file A file below it.
 */
export function pageIdOf(docs: string, file: string): PageId {
  const [locale, ...rest] = relativePath(docs, file).split('/') as [Locale, ...string[]];
  return { locale, slug: rest.join('/') };
}

/**
 * The path of a page from the root of its language, as links have it: `/guide/api/array/at`, or `/guide/`
 * for the index of a folder.
 */
export function pathOf(slug: string): string {
  return `/${slug.replace(/(?:^|(?<=\/))index\.mdx$|\.mdx$/, '')}`;
}

/** The slug of the page that a path from the root of a language leads to; the reverse of `pathOf`. */
export function slugOf(pagePath: string): string {
  return `${outputOf(pagePath)}${EXTENSION}`;
}

/**
 * The route of a path from the root of a language, with the prefix of that language:
 * `/en/guide/api/array/at`.
 */
export function localizedRoute(pagePath: string, locale: Locale): string {
  return localizedPath(pagePath, { lang: locale, version: '' }, PREFIXES);
}

/** The route of a page. */
export function routeOf({ slug, locale }: PageId): string {
  return localizedRoute(pathOf(slug), locale);
}

/** What the routes and files of a language begin with, without the first slash: `en/`, or nothing. */
export function prefixOf(locale: Locale): string {
  return localizedRoute('/', locale).slice(1);
}

/** Path of the files of a route in the built site, without an extension: `/en/` gives `en/index`. */
export function outputOf(route: string): string {
  return `${route}${route.endsWith('/') ? 'index' : ''}`.slice(1);
}

/**
 * The address of a route or file of the site on the web.
 *
 * @param target Path from the root of the site, with or without a slash before it.
 */
export function absoluteUrl(target: string): string {
  return new URL(target.replace(/^\//, ''), site.url).href;
}

/** Tells whether a page documents a function (or a member or rule) of the library. */
export function isApiPage({ slug }: Pick<PageId, 'slug'>): boolean {
  return slug.startsWith(API) && slug !== `${API}index${EXTENSION}`;
}

/** What the files with measurements of an API page are called: `array/at`. */
export function topicOf(slug: string): string {
  return slug.slice(API.length, -EXTENSION.length);
}
