import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashOfFiles, openBuildCache } from './buildCache';
import { timeOf } from './dates';
import { git, readCommit, tell } from './git';
import { type LoggedCommit, parseLog } from './parseLog';

/** A commit that changed the text of files below the folder that was asked for. */
export interface PastCommit {
  /** ISO 8601 time, in UTC. */
  date: string;
  files: PastFile[];
}

/** A file as a commit left it. */
export interface PastFile {
  /** From the root; where the file has been moved since, its path of today. */
  path: string;
  /** True if the commit added it, and did not move it. */
  isNew: boolean;
  /** Name of its text within git; nothing where the commit removed it. */
  blob: string | undefined;
}

/** By root and the commit that is checked out. */
const histories = new Map<string, PastCommit[]>();

const EVERYTHING = /^/;

/**
 * Reads the commits of a folder, the newest first. Files that were moved are followed, and a commit
 * that only moves a file does not count.
 *
 * @param folder Relative to the root.
 * @returns Nothing without a history or in a shallow clone, where all files seem to be of one date.
 */
export function readHistory(root: string, folder: string): PastCommit[] {
  const shallow = isShallow(root);
  if (shallow) tell(root, 'this clone is shallow; "git fetch --unshallow" completes it');
  if (shallow !== false) return [];
  return readChanges(root)
    .map(({ date, files }) => ({
      date,
      files: files.filter((file) => file.path.startsWith(`${folder}/`)),
    }))
    .filter(({ files }) => files.length > 0);
}

/** Reads all commits of the site, the newest first; in a shallow clone those that are there. */
export function readChanges(root: string): PastCommit[] {
  const { commit } = readCommit(root);
  const prefix = commit && git(root, ['rev-parse', '--show-prefix'], /\n$/)?.slice(0, -1);
  if (prefix === undefined) return [];
  const key = `${root}\0${commit}`;
  const changes = histories.get(key) ?? readKept(root, commit!, prefix);
  histories.set(key, changes);
  return changes;
}

/** Kept from build to build where packages are installed, since git compares all files of all commits. */
function readKept(root: string, commit: string, prefix: string): PastCommit[] {
  const read = () => followFiles(readLog(root), prefix);
  if (isShallow(root) !== false || !existsSync(join(root, 'node_modules'))) return read();
  const cache = openBuildCache(root, 'history');
  const inputs = [commit, prefix, hashOfFiles(resolve(import.meta.dirname, '..'), ['content'])];
  const json = cache.getNow(inputs, () => {
    const changes = read();
    // What git has failed to read, it may read the next time.
    return changes.length > 0 ? Buffer.from(JSON.stringify(changes)) : undefined;
  });
  cache.prune();
  return json ? (JSON.parse(Buffer.from(json).toString()) as PastCommit[]) : [];
}

/** Nothing where git cannot tell. */
function isShallow(root: string): boolean | undefined {
  const answer = git(root, ['rev-parse', '--is-shallow-repository'], /^(?:true|false)\n$/);
  return answer?.startsWith('true');
}

/**
 * The whole history, since files may come from anywhere. Renames are found in any number (`-l0`),
 * also where another file took the old path (`-B`). Of merges, there is what differs from each side.
 */
function readLog(root: string): LoggedCommit[] {
  const commits = git(root, ['rev-list', '--date-order', 'HEAD', '--'], EVERYTHING);
  const detect = ['-r', '-c', '--root', '-M', '-B', '-l0'];
  const format = ['-z', '--raw', '--no-abbrev', '--format=%H %ct'];
  const log =
    commits && git(root, ['diff-tree', '--stdin', ...detect, ...format], EVERYTHING, commits);
  if (!log) return [];
  const parsed = parseLog(log);
  if (!parsed) tell(root, 'the answer of "git diff-tree" is not understood');
  return parsed ?? [];
}

/** A file, whatever its path was; once it turns out to be another one, it has joined that. */
interface FollowedFile {
  path: string;
  joined?: FollowedFile;
}

/** Goes back in time, and keeps which file each path meant. */
function followFiles(log: LoggedCommit[], prefix: string): PastCommit[] {
  const files = new Map<string, FollowedFile>();
  const fileAt = (path: string) => {
    const file = files.get(path) ?? { path };
    files.set(path, file);
    return file;
  };
  const followed = log.map(({ seconds, changes }) => {
    const changed = changes.map((change) => ({ ...change, file: fileAt(change.path) }));
    const targets = new Set(changes.map(({ path }) => path));
    // Before it was added, a path meant no file, or another one.
    for (const { path, isNew, from } of changed) if (isNew || from) files.delete(path);
    for (const { from, file } of changed) {
      if (!from) continue;
      // Who had not seen the move yet went on with the old path.
      const other = targets.has(from) ? undefined : files.get(from);
      if (other && lastOf(other) !== lastOf(file)) lastOf(other).joined = lastOf(file);
      files.set(from, file);
    }
    return { date: timeOf(seconds), changed };
  });
  return followed.map(({ date, changed }) => ({
    date,
    files: changed
      .filter(({ isSameText }) => !isSameText)
      .map(({ file, isNew, blob }) => ({ path: lastOf(file).path, isNew, blob }))
      .filter(({ path }) => path.startsWith(prefix))
      .map((file) => ({ ...file, path: file.path.slice(prefix.length) })),
  }));
}

function lastOf(file: FollowedFile): FollowedFile {
  return file.joined ? lastOf(file.joined) : file;
}
