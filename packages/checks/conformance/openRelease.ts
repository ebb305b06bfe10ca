import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A built release, installed in a project of its own as a reader would install it. */
export interface OpenedRelease {
  /** Name and version: `funtool 1.2.2`. */
  title: string;
  /** Folder of the package. */
  folder: string;
  /** Folder of the project. */
  project: string;
  /** Exports of its package.json, such as `funtool/array`; patterns and files left out. */
  entries: string[];
  close: () => void;
}

/** Says why a path is no release. */
class UnusableReleaseError extends Error {
  override name = 'UnusableReleaseError';
}

/** Node.js resolves the release from this module, by the conditions that its importers have. */
const LOADER = `import { createRequire } from 'node:module';

export const importEntry = (specifier) => import(specifier);
export const requireEntry = createRequire(import.meta.url);
export const resolveEntry = (specifier) => import.meta.resolve(specifier);
`;

/**
 * Opens a release.
 *
 * @param target A folder with a package.json, or an archive that `npm pack` has made.
 * @throws {UnusableReleaseError} If there is none, or if it exports nothing.
 */
export function openRelease(target: string): OpenedRelease {
  const project = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  const close = () => rmSync(project, { recursive: true, force: true });
  try {
    const folder = locatePackage(path.resolve(target), project);
    const { name, version, exports } = readManifest(folder);
    mkdirSync(path.join(project, 'node_modules'));
    // Windows needs no permission for a junction.
    symlinkSync(folder, path.join(project, 'node_modules/funtool'), 'junction');
    writeFileSync(path.join(project, 'load.mjs'), LOADER);
    const title = [name ?? 'a package without a name', version].filter(Boolean).join(' ');
    return { title, folder, project, entries: listEntries(exports), close };
  } catch (error) {
    close();
    throw error;
  }
}

function locatePackage(target: string, project: string): string {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) throw new UnusableReleaseError(`There is no folder or archive ${target}`);
  if (stats.isDirectory()) return realpathSync(target);
  const folder = path.join(project, 'release');
  mkdirSync(folder);
  const { status } = spawnSync('tar', ['-xzf', target, '-C', folder], { windowsHide: true });
  const [content] = readdirSync(folder);
  if (status !== 0 || content === undefined) {
    throw new UnusableReleaseError(`${target} is no archive that npm pack has made`);
  }
  return realpathSync(path.join(folder, content));
}

interface Manifest {
  name?: string;
  version?: string;
  exports: string | object;
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) throw new UnusableReleaseError(`${folder} has no package.json`);
  let manifest: Partial<Manifest> | null;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as Partial<Manifest> | null;
  } catch (error) {
    throw new UnusableReleaseError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const exports = manifest?.exports;
  if (!exports) throw new UnusableReleaseError(`${file} has no "exports"`);
  return { ...manifest, exports };
}

/** Conditions alone describe the root. */
function listEntries(exports: Manifest['exports']): string[] {
  const keys = typeof exports === 'string' ? [] : Object.keys(exports);
  if (!keys.some((key) => key.startsWith('.'))) return ['funtool'];
  return keys
    .filter((key) => !key.includes('*') && !key.endsWith('.json'))
    .map((key) => `funtool${key.slice(1)}`);
}
