import type { Page } from '@funtool-docs/content/parsePage';
import type { OpenedRelease } from './openRelease';
import type { ReleaseProcess } from './process/releaseProcess';
import type { Setup } from './process/tasks';

/** The names that the release exports from an entry at run time. */
export interface EntryNames {
  specifier: string;
  names: string[];
  /** The names that the documented library exports from it. */
  documented: string[];
}

/** All comparisons work on this. */
export interface Context {
  /** Root of the repository whose pages and measurements are compared. */
  root: string;
  pages: Page[];
  release: OpenedRelease;
  /** Entries that can be imported. */
  entries: EntryNames[];
  /** Their specifiers. */
  usable: string[];
  /** Documented entries that the release does not have. */
  missing: string[];
  /** Processes in which the code of the release runs, by environment. */
  processes: Record<Setup['environment'], ReleaseProcess>;
}
