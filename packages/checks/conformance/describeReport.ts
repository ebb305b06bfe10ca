import { formatProblem } from '@funtool-docs/content/problem';
import type { ReleaseComparison } from './compareTasks';
import type { ConformanceReport } from './compareRelease';

/** 0 if nothing differs, 1 if something does, 2 if an entry cannot be imported. */
export function exitStatus(report: ConformanceReport): 0 | 1 | 2 {
  if (report.unusable.length) return 2;
  return countDifferences(report) ? 1 : 0;
}

/** Writes a report as text: differences by kind with their places, counts, then the verdict. */
export function describeReport(report: ConformanceReport): string {
  const kinds = Object.entries(report.kinds);
  return [
    ...report.unusable.map(({ entry, reason }) => `${entry} cannot be imported: ${reason}`),
    ...kinds
      .filter(([, { differences }]) => differences.length)
      .flatMap(([kind, { differences }]) => ['', `── ${kind}`, ...lines(differences)]),
    '',
    ...kinds.flatMap(([kind, comparison]) => describeKind(kind, comparison)),
    `Each call, example and table had ${report.limit / 1000} s.`,
    describeVerdict(report),
  ].join('\n');
}

function lines(differences: ReleaseComparison['differences']): string[] {
  return differences.map(({ message, ...place }) =>
    formatProblem({ ...place, message: message.replace(/\s+/g, ' ') }),
  );
}

function describeKind(
  kind: string,
  { compared, notRun, differences, notes = [] }: ReleaseComparison,
) {
  const left = notRun ? `, ${notRun} not run` : '';
  return [
    `${kind}: ${compared} compared, ${differences.length} differ${left}`,
    ...notes.map((note) => `  ${note}`),
  ];
}

function describeVerdict(report: ConformanceReport): string {
  const count = countDifferences(report);
  const { length } = report.unusable;
  if (length)
    return `${report.release} cannot be used: ${length} of its entries cannot be imported.`;
  if (count) return `${report.release} differs from these pages in ${count} places.`;
  return `${report.release} does what these pages say.`;
}

function countDifferences({ kinds }: ConformanceReport): number {
  return Object.values(kinds).reduce((sum, { differences }) => sum + differences.length, 0);
}
