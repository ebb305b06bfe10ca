/** A commit as `git diff-tree` lists it. */
export interface LoggedCommit {
  seconds: number;
  changes: ChangedFile[];
}

export interface ChangedFile {
  path: string;
  /** The path before, where the commit moved the file. */
  from?: string;
  isNew: boolean;
  /** True if only its path or its rights changed. */
  isSameText: boolean;
  /** Nothing where the commit removed the file. */
  blob: string | undefined;
}

const COMMIT = /^[0-9a-f]{40,64} (\d{1,12})$/;
/** Rights and texts before and after, and a letter for each parent of the commit. */
const CHANGE = /^:+(?:[0-7]{6} )+((?:[0-9a-f]{40,64} )+)([A-Z]+)\d*$/;

/**
 * Parses what `git diff-tree -r -z --raw --no-abbrev --format='%H %ct'` prints.
 *
 * @returns Nothing if it looks otherwise.
 */
export function parseLog(log: string): LoggedCommit[] | undefined {
  const commits: LoggedCommit[] = [];
  // An empty line may stand before the changes of a commit. Paths are taken with their change.
  const parts = log.split('\0').values();
  for (const part of parts) {
    const line = part.replace(/^\n/, '');
    const seconds = COMMIT.exec(line)?.[1];
    const change = CHANGE.exec(line);
    if (seconds) commits.push({ seconds: Number(seconds), changes: [] });
    else if (change && commits.length > 0) {
      const parsed = parseChange(change, () => parts.next().value);
      if (!parsed) return undefined;
      commits.at(-1)!.changes.push(parsed);
    } else if (line) return undefined;
  }
  return commits;
}

function parseChange(
  [, texts, letters]: RegExpExecArray,
  nextPath: () => string | undefined,
): ChangedFile | undefined {
  const blobs = texts!.trim().split(' ');
  const blob = blobs.at(-1)!;
  // With `-B`, a copy is of a file whose path another text has taken.
  const from = /^[RC]$/.test(letters!) ? nextPath() : undefined;
  const path = nextPath();
  return path
    ? {
        path,
        ...(from && { from }),
        isNew: /^A+$/.test(letters!),
        isSameText: blobs.includes(blob) && blobs.indexOf(blob) < blobs.length - 1,
        blob: /^0+$/.test(blob) ? undefined : blob,
      }
    : undefined;
}
