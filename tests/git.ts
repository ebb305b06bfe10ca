import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where a test says nothing of the time, its commits are of this one. */
const NOON = '2026-01-01T12:00:00Z';

interface Options {
  /** ISO 8601 time of a commit. */
  date?: string;
}

/**
 * Runs git for a test: only what is in `cwd` counts. A hook or a shell may name another repository
 * in the environment, and settings of the machine may sign commits or run hooks.
 *
 * @param cwd A folder of the repository of the test.
 * @returns What it prints.
 * @throws {Error} If the command fails.
 */
export function git(cwd: string, args: string[], { date = NOON }: Options = {}): string {
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(inherited),
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Editor',
      GIT_AUTHOR_EMAIL: 'editor@example.com',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: 'Editor',
      GIT_COMMITTER_EMAIL: 'editor@example.com',
      GIT_COMMITTER_DATE: date,
    },
  });
}

/** Writes files, by their path from the root, and commits all that has changed there. */
export function commitFiles(root: string, files: Record<string, string>, options?: Options): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  git(root, ['add', '--all']);
  git(root, ['commit', '--quiet', '--message=A change'], options);
}
