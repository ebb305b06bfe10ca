import { loadSite } from '@funtool-docs/content/loadSite';
import { formatProblem } from '@funtool-docs/content/problem';
import { compareBlocks } from './compareBlocks';
import { compareExports, compareTypes } from './compareExports';
import { compareSizes } from './compareSizes';
import { openRelease, type Release } from './openRelease';
import type { Comparison } from './releaseThread';

/** The differences between a release and the pages. */
export interface ReleaseReport extends Pick<Release, 'title' | 'unusable'> {
  /** In the order in which they are shown: exports, calls and so on. */
  kinds: Record<string, Comparison>;
}

/**
 * Compares a built release with all that the pages and measurements of a repository state.
 *
 * @param root Repository root.
 * @param target A folder with a package.json, or an archive that `npm pack` has made.
 * @throws {Error} If there is no release, or if it exports nothing.
 */
export async function compareRelease(root: string, target: string): Promise<ReleaseReport> {
  const release = openRelease(target);
  const { pages } = loadSite(root);
  try {
    const kinds = {
      exports: await compareExports(root, pages, release),
      ...(await compareBlocks(root, pages, release)),
      types: await compareTypes(root, pages, release),
      sizes: await compareSizes(root, release),
    };
    return { title: release.title, unusable: release.unusable, kinds };
  } finally {
    release.close();
  }
}

/** 0 if nothing differs, 1 if something does, 2 if an entry cannot be imported. */
export function exitStatus({ unusable, kinds }: ReleaseReport): 0 | 1 | 2 {
  if (Object.keys(unusable).length > 0) return 2;
  return Object.values(kinds).some(({ differences }) => differences.length > 0) ? 1 : 0;
}

/** Writes a report as text: differences by kind with their places, counts, then the verdict. */
export function describeReport(report: ReleaseReport): string {
  const { title, unusable } = report;
  const kinds = Object.entries(report.kinds);
  const count = kinds.reduce((sum, [, { differences }]) => sum + differences.length, 0);
  const verdicts = [
    `${title} does what these pages say.`,
    `${title} differs from these pages in ${count} places.`,
    `${title} cannot be used: ${Object.keys(unusable).length} of its entries cannot be imported.`,
  ];
  return [
    ...Object.entries(unusable).map(([entry, why]) => `${entry} cannot be imported: ${why}`),
    ...kinds
      .filter(([, { differences }]) => differences.length > 0)
      .flatMap(([kind, { differences }]) => ['', `── ${kind}`, ...differences.map(oneLine)]),
    '',
    ...kinds.map(([kind, { compared, notRun = {}, differences }]) => {
      const left = Object.entries(notRun).map(([why, times]) => `, ${times} not run: ${why}`);
      return `${kind}: ${compared} compared, ${differences.length} differ${left.join('')}`;
    }),
    verdicts[exitStatus(report)],
  ].join('\n');
}

function oneLine({ message, ...place }: Comparison['differences'][number]): string {
  return formatProblem({ ...place, message: message.replaceAll(/\s+/g, ' ') });
}
