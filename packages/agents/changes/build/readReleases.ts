import path from 'node:path';
import { readJson } from '@funtool-docs/content/fileCache';

/** A release of the library, and what was exported for the first time with it. */
export interface Release {
  /** Such as `1.2.2`. */
  name: string;
  /** ISO 8601 day. */
  date: string;
  exports: string[];
}

interface Since {
  /** From the oldest to the newest. */
  releases: string[];
  dates: Record<string, string>;
  exports: Record<string, string>;
}

/** Relative to the repository root. */
const FILE = 'library/since.json';

/** Reads all releases, the newest first. */
export function readReleases(root: string): Release[] {
  const { releases, dates, exports } = readJson<Since>(path.join(root, FILE))!;
  return releases.toReversed().map((name) => ({
    name,
    date: dates[name]!,
    exports: Object.keys(exports).filter((one) => exports[one] === name),
  }));
}
