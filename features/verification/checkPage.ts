import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { internalLinks } from '../../content/internalLinks';
import { isApiPage, type Page, parsePage } from '../../content/parsePage';
import type { Problem } from '../../content/problem';
import { readDeclarations } from '../../content/library/readDeclarations';
import { DOCS, listFiles, readPages } from '../../content/readPages';
import { type Locale, site } from '../../site.config';
import { CHECKS, type Content, ENTRY, LINK_CHECK } from './checkContent';
import { checkExamples } from './checkExamples';
import { findFixes, type ResultFix } from './fixResults';

const locales: readonly Locale[] = site.locales.map(({ lang }) => lang);

/**
 * Runs every check on one page and on its counterparts in the other languages.
 *
 * @param root Repository root.
 * @param file Path of a page from the root, such as `docs/en/guide/api/array/at.mdx`.
 * @returns What is wrong with these pages, with file and line.
 * @throws {Error} If there is no such page, or one of them cannot be parsed.
 */
export async function checkPage(root: string, file: string): Promise<Problem[]> {
  const pair = readCounterparts(root, file);
  const content = contentOf(root, pair);
  // Links are checked against the pages that they lead to; nothing is said of those.
  const withTargets = { ...content, ...groupPages([...pair, ...readTargets(root, pair)]) };
  const found = await Promise.all([
    ...Object.entries(CHECKS).map(([name, check]) =>
      check(name === LINK_CHECK ? withTargets : content),
    ),
    ...pair.map((page) => checkExamples(page)),
  ]);
  const files = new Set(pair.map((page) => page.file));
  return found
    .flat()
    .filter((problem) => files.has(problem.file))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/**
 * Finds the results that are false, or missing, on one page and on its counterparts.
 *
 * @param root Repository root.
 * @param file Path of a page from the root.
 * @throws {Error} If there is no such page, or one of them cannot be parsed.
 */
export async function fixPage(root: string, file: string): Promise<ResultFix[]> {
  const fixes = await Promise.all(readCounterparts(root, file).map((page) => findFixes(page)));
  return fixes.flat();
}

/**
 * Finds the results that are false, or missing, on all pages.
 *
 * @param root Repository root.
 * @throws {Error} If a page cannot be parsed.
 */
export async function fixAllPages(root: string): Promise<ResultFix[]> {
  const pages = locales.flatMap((locale) => readPages(root, locale));
  return (await Promise.all(pages.map((page) => findFixes(page)))).flat();
}

/** The page and its counterparts, as far as they exist. */
function readCounterparts(root: string, file: string): Page[] {
  const [docs, locale, ...rest] = file.split(/[\\/]/);
  const slug = rest.join('/');
  const isPage = docs === DOCS && locales.some((lang) => lang === locale) && slug.endsWith('.mdx');
  if (!isPage || !existsSync(path.join(root, file))) {
    throw new Error(`There is no page ${file}; name one as docs/en/guide/api/array/at.mdx`);
  }
  return locales.flatMap((lang) => readPage(root, lang, slug) ?? []);
}

function readTargets(root: string, pages: Page[]): Page[] {
  const own = new Set(pages.map((page) => page.file));
  const targets = pages.flatMap((page) =>
    internalLinks(page).map(({ url }) => ({ locale: page.locale, slug: slugOf(url) })),
  );
  const unique = new Map(targets.map((target) => [`${target.locale}/${target.slug}`, target]));
  return [...unique.values()]
    .flatMap(({ locale, slug }) => readPage(root, locale, slug) ?? [])
    .filter((page) => !own.has(page.file));
}

function slugOf(url: string): string {
  const [pathname = ''] = url.split(/[?#]/);
  return pathname.slice(1).replace(/(^|\/)$/, '$1index') + '.mdx';
}

function readPage(root: string, locale: Locale, slug: string): Page | undefined {
  const file = path.posix.join(DOCS, locale, slug);
  const source = path.join(root, file);
  if (!existsSync(source)) return undefined;
  return parsePage({ file, locale, slug, source: readFileSync(source, 'utf8') });
}

function contentOf(root: string, pages: Page[]): Content {
  return {
    root,
    ...groupPages(pages),
    publicFiles: listFiles(path.join(root, DOCS, 'public')),
    declarations: readDeclarations(path.join(root, ENTRY)),
  };
}

function groupPages(pages: Page[]): Pick<Content, 'languages' | 'pages' | 'apiPages'> {
  const languages = locales.map((locale) => ({
    locale,
    pages: pages.filter((page) => page.locale === locale),
  }));
  return { languages, pages, apiPages: pages.filter(isApiPage) };
}
