import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesOf, replaceFile } from './files';

/** Relative to the repository root; may be deleted at any time. */
export const CACHE_FOLDER = 'node_modules/.cache/funtool-docs';

const HASH_LENGTH = 32;

/**
 * Returns a value, which is made only if the latest build that needed it had other inputs, or could not keep it
 * whole.
 *
 * @param inputs All that it depends on, as JSON; as of `inputsOf`.
 * @param make Makes what JSON can hold.
 */
export async function readCached<T>(
  root: string,
  name: string,
  inputs: unknown,
  make: () => T | Promise<T>,
): Promise<T> {
  const file = path.join(root, CACHE_FOLDER, `${name}.json`);
  const key = hashOf(JSON.stringify(inputs));
  const kept = readKept(file)?.toString();
  if (kept?.startsWith(key)) return JSON.parse(kept.slice(HASH_LENGTH)) as T;
  const value = await make();
  keep(file, Buffer.from(key + JSON.stringify(value)));
  return value;
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
