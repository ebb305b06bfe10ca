import path from 'node:path';
import { site, type Locale } from '../../site.config';
import { createFileCache } from './fileCache';
import { listFiles } from './listFiles';
import { type Page, parsePage } from './parsePage';
import { DOCS, fileOf, type PageId } from './paths';

export interface Site {
  /** The default language comes first; its pages are sorted by path. */
  languages: { locale: Locale; pages: Page[] }[];
  pages: Page[];
}

const readFile = createFileCache((source, id: PageId) =>
  parsePage({ ...id, file: fileOf(id), source }),
);

/**
 * Reads every page of every language; a page is parsed again only after its file has changed.
 *
 * @throws {Error} If a page cannot be parsed; names file and line.
 */
export function loadSite(root: string): Site {
  return siteOf(site.locales.flatMap(({ lang }) => readPages(root, lang)));
}

/** Groups pages by language. */
export function siteOf(pages: Page[]): Site {
  const languages = site.locales.map(({ lang }) => ({
    locale: lang,
    pages: pages.filter(({ locale }) => locale === lang),
  }));
  return { languages, pages };
}

/**
 * Reads one page, or returns `undefined` if it does not exist.
 *
 * @throws {Error} If it cannot be parsed; names file and line.
 */
export function readPage(root: string, id: PageId): Page | undefined {
  return readFile(path.join(root, fileOf(id)), id);
}

/**
 * Reads every page of one language, sorted by path.
 *
 * @param docs Folder of the languages, relative to the root.
 */
export function readPages(root: string, locale: Locale, docs = DOCS): Page[] {
  return listFiles(path.join(root, docs, locale))
    .filter((slug) => slug.endsWith('.mdx'))
    .map((slug) => readFile(path.join(root, docs, locale, slug), { locale, slug })!);
}
