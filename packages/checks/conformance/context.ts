import type { Page } from '@funtool-docs/content/parsePage';
import type { Release } from './openRelease';
import type { ReleaseProcess } from './process/releaseProcess';
import type { Setup } from './process/tasks';

/** What the release exports from an entry at run time. */
export interface EntryNames {
  specifier: string;
  names: string[];
  /** What the documented library exports from it. */
  documented: string[];
}

/** What every comparison works on. */
export interface Context {
  /** Root of the repository whose pages and measurements are compared. */
  root: string;
  pages: Page[];
  release: Release;
  /** Entries that can be imported. */
  entries: EntryNames[];
  /** Their specifiers. */
  usable: string[];
  /** Documented entries that the release does not have. */
  missing: string[];
  /** Where the code of the release runs. */
  processes: Record<Setup['environment'], ReleaseProcess>;
}
