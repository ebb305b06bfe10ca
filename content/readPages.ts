import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../site.config';
import { type Page, parsePage } from './parsePage';

/** Folder of the documentation, relative to the repository's root. */
export const DOCS = 'docs';

/**
 * Reads every page of one language.
 *
 * @param root Repository root.
 * @param locale Language to read.
 * @returns The pages in the order of their paths.
 */
export function readPages(root: string, locale: Locale): Page[] {
  return listFiles(path.join(root, DOCS, locale))
    .filter((slug) => slug.endsWith('.mdx'))
    .map((slug) => {
      const file = path.posix.join(DOCS, locale, slug);
      return parsePage({ file, locale, slug, source: readFileSync(path.join(root, file), 'utf8') });
    });
}

/** Folders of what a reader sees, beside the pages. */
export const INTERFACE_FOLDERS = ['theme', 'features', 'framework', 'ui'];

/**
 * Lists the files below some folders of the repository.
 *
 * @param root Repository root.
 * @param folders Paths relative to it.
 * @returns Paths relative to the root.
 */
export function listFilesOf(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => path.posix.join(folder, file)),
  );
}

/**
 * Lists the files below a folder.
 *
 * @param folder An existing folder.
 * @returns Paths relative to it, with forward slashes, sorted.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}
