import { readdirSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from './paths';

/** Source folders of the interface. */
export const INTERFACE_FOLDERS = ['theme', 'packages'];

/** Folders with files of texts, relative to the root of the repository. */
export const TEXT_FOLDERS = ['build', ...INTERFACE_FOLDERS];

/** Lists the files below folders of the repository, relative to its root. */
export function listFilesOf(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => path.posix.join(folder, file)),
  );
}

/** What macOS puts beside files: `._at.mdx` on disks of other systems. */
const BESIDE = /^(?:\._|\.DS_Store$)/;

/** Lists the files below a folder: relative to it, with forward slashes, sorted; without those of macOS. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !BESIDE.test(entry.name))
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
