import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '@funtool-docs/content/problem';

/** The outcome of one kind of comparison. */
export interface Comparison {
  /** Number of things that were compared. */
  compared: number;
  differences: Problem[];
}

/** A built release, installed in a project of its own as a reader would install it. */
export interface Release {
  /** Name and version: `funtool 1.2.2`. */
  title: string;
  /** Folder of the package. */
  folder: string;
  /** Folder of the project. */
  project: string;
  /** What its package.json exports, such as `funtool/array`; patterns and files left out. */
  entries: string[];
  /** Why an entry cannot be imported. */
  unusable: Record<string, string>;
  /** Of the entries that can be imported: the names that they export, and the URLs of their modules. */
  names: Record<string, string[]>;
  urls: Record<string, string>;
  close: () => void;
}

/**
 * Opens a release.
 *
 * @param target A folder with a package.json, or an archive that `npm pack` has made.
 * @throws {Error} If there is none, or if it exports nothing.
 */
export function openRelease(target: string): Release {
  const project = mkdtempSync(path.join(tmpdir(), 'release-'));
  const close = () => rmSync(project, { recursive: true, force: true });
  try {
    const folder = locatePackage(path.resolve(target), project);
    const { name, version, exports } = readManifest(folder);
    mkdirSync(path.join(project, 'node_modules'));
    // Windows needs no permission for a junction.
    symlinkSync(folder, path.join(project, 'node_modules/funtool'), 'junction');
    const title = [name ?? 'a package without a name', version].filter(Boolean).join(' ');
    const entries = listEntries(exports);
    return { title, folder, project, entries, ...importEntries(project, entries), close };
  } catch (error) {
    close();
    throw error;
  }
}

function locatePackage(target: string, project: string): string {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no folder or archive ${target}`);
  if (stats.isDirectory()) return realpathSync(target);
  const folder = path.join(project, 'release');
  mkdirSync(folder);
  const { status } = spawnSync('tar', ['-xzf', target, '-C', folder], { windowsHide: true });
  const [content] = readdirSync(folder);
  if (status !== 0 || content === undefined) {
    throw new Error(`${target} is no archive that npm pack has made`);
  }
  return realpathSync(path.join(folder, content));
}

interface Manifest {
  name?: string;
  version?: string;
  exports: string | object;
}

function readManifest(folder: string): Manifest {
  let manifest: Manifest | null;
  try {
    manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`${folder} has no package.json that can be read`, { cause: error });
  }
  if (!manifest?.exports) throw new Error(`The package.json of ${folder} has no "exports"`);
  return manifest;
}

/** Conditions alone describe the root. */
function listEntries(exports: Manifest['exports']): string[] {
  const keys = typeof exports === 'string' ? [] : Object.keys(exports);
  if (!keys.some((key) => key.startsWith('.'))) return ['funtool'];
  return keys
    .filter((key) => !key.includes('*') && !key.endsWith('.json'))
    .map((key) => `funtool${key.slice(1)}`);
}

/** Imports every entry, each of which may throw, hang or end its process. */
function importEntries(
  project: string,
  entries: string[],
): Pick<Release, 'unusable' | 'names' | 'urls'> {
  const found: ReturnType<typeof importEntries> = { unusable: {}, names: {}, urls: {} };
  for (const entry of entries) {
    const specifier = JSON.stringify(entry);
    const code = `import * as entry from ${specifier}; const url = import.meta.resolve(${specifier});`;
    const answer = runInProject(project, `${code} answer([url, Object.keys(entry)]);`);
    if (typeof answer === 'string') found.unusable[entry] = answer;
    else [found.urls[entry], found.names[entry]] = answer as [string, string[]];
  }
  return found;
}

const MAX_IMPORT_MS = 10_000;

/** Stands before an answer, since a release may print. */
const MARK = 'answer: ';

/**
 * Runs code in a process of its own.
 *
 * @param code A module, which calls `answer` with what it found.
 * @returns That, or a text that says why there is none.
 */
export function runInProject(project: string, code: string): unknown {
  const answer = `const answer = (found) => console.log('\\n${MARK}' + JSON.stringify(found));`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${answer} ${code}`],
    { cwd: project, encoding: 'utf8', timeout: MAX_IMPORT_MS, windowsHide: true },
  );
  const line = stdout.split('\n').findLast((text) => text.startsWith(MARK));
  if (line !== undefined) return JSON.parse(line.slice(MARK.length));
  const [error] = /^(?:Uncaught )?\w*Error\b.*$/m.exec(stderr) ?? [];
  if (error !== undefined) return error;
  return status === null
    ? `it does not end within ${MAX_IMPORT_MS / 1000} s`
    : `it ends the process with exit code ${status}`;
}
