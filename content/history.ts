import { git } from './git';

/** A commit that touched files below the folder that was asked for. */
export interface PastCommit {
  /** ISO 8601 date. */
  date: string;
  /** Paths from the root; `isNew` where the commit added them. */
  files: { path: string; isNew: boolean }[];
}

/**
 * Reads the commits of a folder, the newest first.
 *
 * @param folder Relative to the root.
 * @returns Nothing without a history or in a shallow clone, where all files seem to be of one date.
 */
export function readHistory(root: string, folder: string): PastCommit[] {
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return [];
  const log = git(
    root,
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%cI',
    '--name-status',
    '--no-renames',
    '--relative',
    '--',
    folder,
  );
  return (log?.split('\0').slice(1) ?? []).map(readCommit);
}

function readCommit(entry: string): PastCommit {
  const [date, ...lines] = entry.split('\n').filter(Boolean);
  const files = lines.map((line) => {
    const [status, path] = line.split('\t');
    return { path: path!, isNew: status === 'A' };
  });
  return { date: date!, files };
}
