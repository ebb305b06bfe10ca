import path from 'node:path';
import { site } from '../../site.config';
import type { Locale } from '@funtool-docs/shared/texts';

/** Documentation folder, relative to the repository root. */
export const DOCS = 'docs';

/** Folder of the reference within that of a language. */
export const API = 'guide/api/';

/** Folder of the guides by task within that of a language. */
const GUIDES = 'guide/topics/';
const EXTENSION = '.mdx';

export interface PageId {
  locale: Locale;
  /** Path within the folder of its language, the same in every language. */
  slug: string;
}

/** Returns a relative path with forward slashes on every system. */
export function relativePath(from: string, to: string): string {
  return path.relative(from, to).split(path.sep).join('/');
}

/** Returns the file of a page, relative to the repository root: `docs/en/guide/index.mdx`. */
export function fileOf({ locale, slug }: PageId): string {
  return `${DOCS}/${locale}/${slug}`;
}

/**
 * Identifies the page in a file.
 *
 * @param docs Folder whose children are the languages.
 */
export function pageIdOf(docs: string, file: string): PageId {
  const [locale, ...rest] = relativePath(docs, file).split('/') as [Locale, ...string[]];
  return { locale, slug: rest.join('/') };
}

/** Returns the path within the language: `/guide/api/array/at`, or `/guide/` for an index. */
export function pathOf(slug: string): string {
  return `/${slug.replace(/(?:^|(?<=\/))index\.mdx$|\.mdx$/, '')}`;
}

/** Returns what search and the lists of queries call a page: `api/array/at`, `topics/recipes`. */
export function searchIdOf(slug: string): string {
  return pathOf(slug).replace(/^\/(?:guide\/(?=.))?|\/$/g, '');
}

/** Returns the slug of a path within a language; the inverse of `pathOf`. */
export function slugOf(pagePath: string): string {
  return `${outputOf(pagePath)}${EXTENSION}`;
}

/** Adds the prefix of the language to a path: `/en/guide/api/array/at`. */
export function localizedRoute(pagePath: string, locale: Locale): string {
  return locale === site.locales[0].lang ? pagePath : `/${locale}${pagePath}`;
}

/** Returns the route of a page. */
export function routeOf({ slug, locale }: PageId): string {
  return localizedRoute(pathOf(slug), locale);
}

/** Returns the prefix of routes and files of a language without the first slash: `en/` or empty. */
export function prefixOf(locale: Locale): string {
  return localizedRoute('/', locale).slice(1);
}

/** Returns the output path of a route, without an extension: `en/index` for `/en/`. */
export function outputOf(route: string): string {
  return `${route}${route.endsWith('/') ? 'index' : ''}`.slice(1);
}

/** Returns the public URL of a route or file, given with or without the first slash. */
export function absoluteUrl(target: string): string {
  return new URL(target.replace(/^\//, ''), site.url).href;
}

/** Indexes of folders in lower case list functions; that of a class has the name of the class. */
const API_PAGE = /^guide\/api\/(?!(?:[a-z]+\/)*index\.mdx$)/;

/** Tells whether a page documents a function, member or rule of the library. */
export function isApiPage({ slug }: Pick<PageId, 'slug'>): boolean {
  return API_PAGE.test(slug);
}

/** Tells whether a page is a guide by task, which uses several functions. */
export function isGuide({ slug }: Pick<PageId, 'slug'>): boolean {
  return slug.startsWith(GUIDES);
}

/** Returns the name of the measurement files of an API page: `array/at`. */
export function topicOf(slug: string): string {
  return slug.slice(API.length, -EXTENSION.length);
}

/** Tells whether a language may lack pages (`isPartial: true`), which then lead to those of the default language. */
export function isPartial(locale: Locale): boolean {
  return site.locales.some((each) => each.lang === locale && 'isPartial' in each);
}
