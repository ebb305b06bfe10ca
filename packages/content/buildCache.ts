import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { listFilesOf } from './listFiles';

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
  /** Tells whether an earlier build had the same inputs. */
  has: (inputs: unknown) => boolean;
  /** Deletes the files that were not asked for. */
  prune: () => void;
}

/** Opens the cache with a name; each kind of files has its own. */
export function openBuildCache(root: string, name: string): BuildCache {
  const folder = path.join(root, CACHE_FOLDER, name);
  mkdirSync(folder, { recursive: true });
  const existing = new Set(readdirSync(folder));
  const used = new Set<string>();
  const read = (file: string): Uint8Array | undefined => {
    used.add(file);
    return existing.has(file) ? readFileSync(path.join(folder, file)) : undefined;
  };
  const keep = (file: string, content: Uint8Array): Uint8Array => {
    // A build that is interrupted must not leave half a file under a name that is looked up.
    const draft = path.join(folder, `${file}.${process.pid}`);
    writeFileSync(draft, content);
    renameSync(draft, path.join(folder, file));
    return content;
  };
  return {
    async get(inputs, make) {
      const file = hashOf(JSON.stringify(inputs));
      return read(file) ?? keep(file, await make());
    },
    has: (inputs) => existing.has(hashOf(JSON.stringify(inputs))),
    prune() {
      // Whoever opened the same cache may have deleted it already.
      for (const file of existing)
        if (!used.has(file)) rmSync(path.join(folder, file), { force: true });
    },
  };
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
