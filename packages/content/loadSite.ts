import path from 'node:path';
import { site } from '../../site.config';
import type { Locale } from '@funtool-docs/shared/texts';
import { createFileCache } from './fileCache';
import { listFiles } from './listFiles';
import { type Page, parsePage } from './parsePage';
import { DOCS, fileOf, type PageId } from './paths';
import { fillInRule } from './ruleSections';

export interface Site {
  /** The default language comes first; its pages are sorted by path. */
  languages: { locale: Locale; pages: Page[] }[];
  pages: Page[];
}

const readSource = createFileCache((source) => source);

/** By file; the text of a page may be that of two files. */
const parsed = new Map<string, Page>();

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
    .filter(isPageFile)
    .map((slug) => readFile(path.join(root, docs, locale, slug), { locale, slug })!);
}

/** Tells whether a file is a page: what begins with `_` is part of others. */
export function isPageFile(name: string): boolean {
  return name.endsWith('.mdx') && !path.posix.basename(name).startsWith('_');
}

function readFile(file: string, id: PageId): Page | undefined {
  const written = readSource(file);
  if (written === undefined) return undefined;
  const source = fillInRule(written, file);
  const known = parsed.get(file);
  if (known?.source === source) return known;
  const page = parsePage({ ...id, file: fileOf(id), source });
  parsed.set(file, page);
  return page;
}
