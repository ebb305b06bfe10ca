import path from 'node:path';
import { site } from '../../site.config';
import type { Locale } from '@funtool-docs/shared/texts';
import { createFileCache, listFiles, readText } from './files';
import { type Page, parsePage } from './parsePage';
import { DOCS, fileOf, type PageId } from './paths';

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

/** Matches the element in whose place a built-in rule has the sections that all rules share. */
const PLACE = /^<RuleSections rule="(?<rule>\w+)" \/>$/m;

/** Beside the pages of rules; a name that begins with `_` is no route. */
const SECTIONS = '_sections.mdx';

/**
 * Fills in the sections that the pages of all built-in rules share: signature, parameters, returns
 * and errors. They are written once, with `$rule` for the name of the rule and `$RULE` for one in
 * capitals, which is misspelled.
 *
 * @param source Text of the page.
 * @param file Absolute path of the page.
 */
export function fillInRule(source: string, file: string): string {
  return source.replace(PLACE, (_place, rule: string) => sectionsOf(file, rule));
}

/** Returns the absolute path of the shared sections, if a page has a place for them. */
export function ruleSectionsOf(source: string, file: string): string | undefined {
  return PLACE.test(source) ? path.join(path.dirname(file), SECTIONS) : undefined;
}

/**
 * Finds where the line of a page was written: in the shared sections, or above or below their place.
 *
 * @param root Folder that the paths are relative to.
 */
export function writtenPlace<Place extends { file: string; line: number }>(
  place: Place,
  root: string,
): Place {
  if (!place.file.endsWith('.mdx')) return place;
  const file = path.join(root, place.file);
  const source = readText(file);
  const { index, groups } = PLACE.exec(source) ?? {};
  if (index === undefined) return place;
  const first = linesOf(source.slice(0, index));
  const count = linesOf(sectionsOf(file, groups!['rule']!));
  const line = place.line - first;
  if (line < 0) return place;
  if (line >= count) return { ...place, line: place.line - count + 1 };
  return {
    ...place,
    file: path.posix.join(path.posix.dirname(place.file), SECTIONS),
    line: line + 1,
  };
}

function sectionsOf(file: string, rule: string): string {
  const text = readText(path.join(path.dirname(file), SECTIONS)).trim();
  return text.replaceAll('$rule', rule).replaceAll('$RULE', rule.toUpperCase());
}

function linesOf(text: string): number {
  return text.split('\n').length;
}
