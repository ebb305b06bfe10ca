import { loadSite, readPage } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, pathOf, slugOf } from '@funtool-docs/content/paths';
import { site } from '../../../site.config';
import { compareTexts, type TextComparison } from './compareTexts';
import { readSyncFile, type SyncDeclarations } from './syncFile';

/**
 * Compares the texts of pages, by default of all, with what `docs/sync.json` declares equal.
 *
 * @param paths Of pages within their language.
 * @param declared What the file says.
 * @throws {Error} If the file is invalid, or a page cannot be parsed; names file and line.
 */
export function readTexts(
  root: string,
  paths?: readonly string[],
  declared: SyncDeclarations = readSyncFile(root),
): TextComparison {
  if (!paths) return compareTexts(loadSite(root).pages, declared);
  const ofPages = [...declared].filter(([name]) => paths.includes(name.split('#')[0]!));
  return compareTexts(
    paths.flatMap((name) => readTranslations(root, name)),
    new Map(ofPages),
  );
}

function readTranslations(root: string, name: string): Page[] {
  const slug = slugOf(name);
  return site.locales.flatMap(({ lang }) => readPage(root, { locale: lang, slug }) ?? []);
}

/**
 * Returns the path of a page within its language.
 *
 * @param name A path, with or without the first slash, or a file such as `docs/en/guide/index.mdx`.
 */
export function pageNamed(name: string): string {
  const slug = name.replace(new RegExp(`^(?:\\./)?${DOCS}/\\w+/`), '');
  return slug.endsWith('.mdx') ? pathOf(slug) : `/${slug.replace(/^\//, '')}`;
}
