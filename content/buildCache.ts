import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesOf } from './listFiles';

/** Folder of what builds keep for the next one, relative to the repository's root; anybody may delete it. */
export const CACHE_FOLDER = 'node_modules/.cache/funtool-docs';

const HASH_LENGTH = 32;

/** Files that are made of known inputs and kept from build to build. */
export interface BuildCache {
  /**
   * Gives a file, which is made only where no build before had the same inputs.
   *
   * @param inputs All that the file depends on, as JSON can hold it.
   * @param make Makes the file.
   */
  get: (inputs: unknown, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Deletes the files that nobody has asked for. */
  prune: () => void;
}

/**
 * Opens a cache.
 *
 * @param root Repository root.
 * @param name Name of its folder; each kind of files has its own.
 */
export function openBuildCache(root: string, name: string): BuildCache {
  const folder = path.join(root, CACHE_FOLDER, name);
  mkdirSync(folder, { recursive: true });
  const known = new Set(readdirSync(folder));
  const used = new Set<string>();
  return {
    async get(inputs, make) {
      const file = hashOf(JSON.stringify(inputs));
      used.add(file);
      if (known.has(file)) return readFileSync(path.join(folder, file));
      const content = await make();
      writeFileSync(path.join(folder, file), content);
      return content;
    },
    prune() {
      for (const file of known) if (!used.has(file)) rmSync(path.join(folder, file));
    },
  };
}

/**
 * Hashes which version of each package is installed, as npm notes it; other package managers have no such
 * note.
 *
 * @param root Repository root.
 */
export function hashOfPackages(root: string): string | undefined {
  const file = path.join(root, 'node_modules/.package-lock.json');
  return existsSync(file) ? hashOf(readFileSync(file)) : undefined;
}

/**
 * Hashes the files below some folders.
 *
 * @param root Repository root.
 * @param folders Paths relative to it; those that do not exist have no files.
 */
export function hashOfFiles(root: string, folders: readonly string[]): string {
  const existing = folders.filter((folder) => existsSync(path.join(root, folder)));
  const files = listFilesOf(root, existing);
  return hashOf(
    files.map((file) => `${hashOf(readFileSync(path.join(root, file)))} ${file}`).join('\n'),
  );
}

/**
 * Hashes a text or file.
 *
 * @param content What a cached file depends on.
 */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
