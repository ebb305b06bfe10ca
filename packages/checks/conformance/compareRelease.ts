import { loadSite } from '@funtool-docs/content/loadSite';
import { libraryEntries } from '@funtool-docs/facts/library/libraryEntries';
import type { ReleaseComparison } from './compareTasks';
import type { Context } from './context';
import { type ConformanceKind, COMPARISONS } from './kinds';
import { openRelease } from './openRelease';
import { prepareProcess, type ReleaseProcess } from './process/releaseProcess';

/** Long enough for the slowest example on a busy machine. */
export const DEFAULT_LIMIT = 10_000;

/** The differences between a release and the pages. */
export interface ConformanceReport {
  /** Name and version of the release. */
  release: string;
  /** Entries that cannot be imported, and why. */
  unusable: { entry: string; reason: string }[];
  /** Milliseconds that each call, example or table had. */
  limit: number;
  kinds: Partial<Record<ConformanceKind, ReleaseComparison>>;
}

/** Options of a comparison. */
export interface ConformanceOptions {
  only?: ConformanceKind[] | undefined;
  limit?: number;
}

/**
 * Compares a built release with all that the pages and measurements of a repository state.
 *
 * @param root Repository root.
 * @param target A folder with a package.json, or an archive that `npm pack` has made.
 * @throws {UnusableReleaseError} If there is no release, or if it exports nothing.
 */
export async function compareRelease(
  root: string,
  target: string,
  {
    only = Object.keys(COMPARISONS) as ConformanceKind[],
    limit = DEFAULT_LIMIT,
  }: ConformanceOptions = {},
): Promise<ConformanceReport> {
  const release = openRelease(target);
  const { project } = release;
  const processes = {
    node: prepareProcess({ project, environment: 'node' }, limit),
    page: prepareProcess({ project, environment: 'page' }, limit),
  };
  try {
    const { unusable, ...entries } = await readEntries(root, processes.node);
    const context = { root, pages: loadSite(root).pages, release, processes, ...entries };
    const kinds: ConformanceReport['kinds'] = {};
    for (const kind of only) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- two at once would make timers late
      kinds[kind] = await COMPARISONS[kind](context);
    }
    return { release: release.title, unusable, limit, kinds };
  } finally {
    for (const { stop } of Object.values(processes)) stop();
    release.close();
  }
}

type Entries = Pick<Context, 'entries' | 'usable' | 'missing'> &
  Pick<ConformanceReport, 'unusable'>;

/** Imports every documented entry, each of which may throw, hang or be missing. */
async function readEntries(root: string, worker: ReleaseProcess): Promise<Entries> {
  const documented = libraryEntries(root);
  const answers = await worker.run(
    documented.map((specifier) => ({ type: 'names', specifier, loader: 'import' })),
    1,
    [],
  );
  const found: Entries = { entries: [], usable: [], missing: [], unusable: [] };
  for (const [index, answer] of answers.entries()) {
    const specifier = documented[index]!;
    if ('names' in answer) {
      found.entries.push({ specifier, names: answer.names, documented: answer.documented });
      found.usable.push(specifier);
    } else if ('failure' in answer) {
      if (answer.isMissing) found.missing.push(specifier);
      else found.unusable.push({ entry: specifier, reason: answer.failure });
    }
  }
  return found;
}
