import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A commit, and its time in ISO 8601. */
export interface Commit {
  commit: string;
  date: string;
}

/**
 * Git gets these of the environment: where it is, and its settings, such as owners that it trusts.
 * Others name another repository or change what is printed; hooks inherit them from the git that
 * runs them.
 */
const KEPT = /^GIT_(?:CONFIG|EXEC_PATH$|CEILING_DIRECTORIES$|DISCOVERY_|TEST_)/i;

const told = new Set<string>();

/** Reads which commit is checked out; nothing where there is no history. */
export function readCommit(root: string): Partial<Commit> {
  const args = ['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'];
  const [seconds, commit] = git(root, args)?.trim().split(' ') ?? [];
  return commit ? { commit, date: timeOf(Number(seconds)) } : {};
}

/**
 * Reads when the files below a folder were last changed: the time of the last commit of each path, in ISO 8601, by
 * its path from the root.
 *
 * @param folder Relative to the root.
 * @param commit The one that is checked out.
 * @returns Nothing without a history, nor in a clone that lacks a part of it: what is there would be wrong.
 */
export function readDates(
  root: string,
  folder: string,
  { commit } = readCommit(root),
): Map<string, string> {
  const key = [root, folder, commit].join('\n');
  const dates = known.get(key) ?? listDates(root, folder);
  known.set(key, dates);
  return dates;
}

/** Dates by root, folder and commit: git reads the whole history for them. */
const known = new Map<string, Map<string, string>>();

function listDates(root: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  if (isIncomplete(root)) return dates;
  // From the folder of the root, which may be within the repository.
  const commits = git(root, ['rev-list', '--date-order', 'HEAD', '--', folder]);
  const log =
    commits &&
    git(root, ['diff-tree', '--stdin', '--relative', ...CHANGED_FILES, '--', folder], commits);
  let date = '';
  for (const part of log?.split('\0') ?? []) {
    // An empty line stands between a commit and its files.
    const text = part.replace(/^\n/, '');
    if (/^\d{1,12}$/.test(text)) date = timeOf(Number(text));
    else if (text && !dates.has(text)) dates.set(text, date);
  }
  return dates;
}

/** Of merges, what differs from each side; without renames, for which git would need every text. */
const CHANGED_FILES = ['-r', '-c', '--root', '--no-renames', '--name-only', '-z', '--format=%ct'];

/** Tells whether a clone cannot say when files changed, and why. */
function isIncomplete(root: string): boolean {
  if (!isInRepository(root)) tell(root, 'there is no git repository');
  const shallow = git(root, ['rev-parse', '--is-shallow-repository']);
  if (shallow === 'true\n') {
    tell(root, 'this clone is shallow; "git fetch --unshallow" completes it');
  }
  return shallow !== 'false\n';
}

/**
 * Runs git on the repository that `cwd` is in, whatever the environment names. Only plumbing
 * commands print the same under all settings of a reader.
 *
 * @param cwd A folder of the repository.
 * @param input What the command reads.
 * @returns What it prints; nothing if the command fails, which is told, or if there is no repository.
 */
function git(cwd: string, args: string[], input?: string): string | undefined {
  if (!isInRepository(cwd)) return undefined;
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^GIT_/i.test(name) || KEPT.test(name),
  );
  try {
    return execFileSync('git', ['-c', 'i18n.logOutputEncoding=UTF-8', ...args], {
      cwd,
      input,
      encoding: 'utf8',
      // It could take any time to fetch what a partial clone lacks.
      env: { ...Object.fromEntries(inherited), GIT_ALLOW_PROTOCOL: 'none' },
      maxBuffer: 2 ** 28,
      stdio: 'pipe',
      windowsHide: true,
    });
  } catch (error) {
    tell(cwd, reasonOf(error as Failure));
    return undefined;
  }
}

/** Warns once that a history is not what pages need, and why. */
function tell(cwd: string, reason: string): void {
  const warning = `Dates of pages are left out: ${reason}`;
  if (told.has(cwd + warning)) return;
  told.add(cwd + warning);
  console.warn(warning);
}

type Failure = Error & { code?: string; stderr?: string };

function reasonOf({ code, stderr, message }: Failure): string {
  return code === 'ENOENT' ? 'git is not installed' : stderr?.trim() || message;
}

function isInRepository(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(path.resolve(folder));
  return parent !== folder && isInRepository(parent);
}

/**
 * Days and times of the site are in universal time: every reader sees the same, wherever a commit
 * was made and a page was built.
 *
 * @param seconds Since 1970, as git counts.
 * @returns ISO 8601, to the second.
 */
function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** Returns the day of a time in universal time, both in ISO 8601. */
export function dayOf(time: string): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
