import { readdirSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from './paths';

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
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
