import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFilesOf } from './listFiles';
import { replaceFile } from './textFile';

/** Relative to the repository root; may be deleted at any time. */
export const CACHE_FOLDER = 'node_modules/.cache/funtool-docs';

const HASH_LENGTH = 32;

/** Files made from known inputs and kept from build to build. */
export interface BuildCache {
  /**
   * Returns a file, which is made only if no earlier build had the same inputs.
   *
   * @param inputs All that the file depends on, as JSON.
   */
  get: (inputs: unknown, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Deletes the files that were not asked for. */
  prune: () => void;
}

/**
 * Opens the cache with a name; each kind of files has its own. A file that is not whole, that another build has
 * deleted, or that could not be written, is made again.
 */
export function openBuildCache(root: string, name: string): BuildCache {
  const folder = path.join(root, CACHE_FOLDER, name);
  const existing = existsSync(folder) ? readdirSync(folder) : [];
  const used = new Set<string>();
  return {
    async get(inputs, make) {
      const key = hashOf(JSON.stringify(inputs));
      used.add(key);
      const file = path.join(folder, key);
      const kept = readKept(file);
      if (kept) return kept;
      const content = await make();
      keep(file, content);
      return content;
    },
    prune() {
      for (const file of existing) {
        if (!used.has(file)) attempt(() => rmSync(path.join(folder, file), { force: true }));
      }
    },
  };
}

/** Keeps a file in a cache, where one can be written. */
export function keep(file: string, content: Uint8Array): void {
  attempt(() => replaceFile(file, Buffer.concat([Buffer.from(hashOf(content)), content])));
}

/** Reads what `keep` has written; nothing where that is not there, or not whole. */
export function readKept(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const content = attempt(() => readFileSync(file)) ?? Buffer.of();
  const kept = content.subarray(HASH_LENGTH);
  return content.toString('latin1', 0, HASH_LENGTH) === hashOf(kept) ? kept : undefined;
}

let isTold = false;

/** Does without the cache where it fails, and says so once. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another build may have deleted the file meanwhile.
    if (code !== 'ENOENT' && !isTold)
      console.warn(`${CACHE_FOLDER} cannot be used (${code}): this takes longer.`);
    isTold ||= code !== 'ENOENT';
    return undefined;
  }
}

/**
 * Returns a value, which is made only if no earlier build had the same inputs. One value is kept for a
 * name.
 *
 * @param inputs As of `inputsOf`.
 * @param make Makes what JSON can hold.
 */
export async function readCached<T>(
  root: string,
  name: string,
  inputs: unknown,
  make: () => T | Promise<T>,
): Promise<T> {
  const cache = openBuildCache(root, name);
  const json = await cache.get(inputs, async () => Buffer.from(JSON.stringify(await make())));
  cache.prune();
  return JSON.parse(Buffer.from(json).toString()) as T;
}

/**
 * Returns what changes with Node.js, with an installed package or with a file but tests below folders.
 *
 * @param folders Relative to the root.
 */
export function inputsOf(root: string, folders: readonly string[]): string[] {
  return [process.version, hashOfPackages(root), hashOfFiles(root, folders)];
}

/**
 * Hashes the versions of installed packages, which may be in a folder above. Only npm notes them; without
 * its note no cache hits.
 */
export function hashOfPackages(root: string): string {
  const file = path.join(root, 'node_modules/.package-lock.json');
  if (existsSync(file)) return hashOf(readFileSync(file));
  const parent = path.dirname(path.resolve(root));
  return parent === root ? randomUUID() : hashOfPackages(parent);
}

/**
 * Hashes all files below folders but tests.
 *
 * @param folders Relative to the root.
 * @throws {Error} If one does not exist: a change in the folder that is meant would go unnoticed.
 */
export function hashOfFiles(root: string, folders: readonly string[]): string {
  const missing = folders.find((folder) => !existsSync(path.join(root, folder)));
  if (missing !== undefined) throw new Error(`There is no folder ${missing} in ${root}.`);
  const files = listFilesOf(root, folders).filter((file) => !/\.test\.tsx?$/.test(file));
  return hashOf(
    files.map((file) => `${hashOf(readFileSync(path.join(root, file)))} ${file}`).join('\n'),
  );
}

/** Returns a shortened SHA-256 hash. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
