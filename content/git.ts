import { execFileSync } from 'node:child_process';

/** A commit, and its time in ISO 8601. */
export interface Commit {
  commit: string;
  date: string;
}

/** Reads which commit is checked out; nothing where there is no history. */
export function readCommit(root: string): Partial<Commit> {
  const [commit, date] = git(root, 'log', '-1', '--format=%H%n%cI')?.trim().split('\n') ?? [];
  return commit && date ? { commit, date } : {};
}

/**
 * Runs git.
 *
 * @param cwd A folder of the repository.
 * @returns What it prints; nothing if there is no git, no repository, or the command fails.
 */
export function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
