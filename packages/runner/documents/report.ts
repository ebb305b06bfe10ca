import path from 'node:path';
import type { CheckedResult } from './checkBlocks';
import type { CheckedDocument } from './checkDocuments';

/** How many results are true, false or cannot be executed, and the latter by reason. */
export interface Summary {
  stated: number;
  equal: number;
  differs: number;
  notExecutable: number;
  /** Most frequent first. */
  reasons: [reason: string, count: number][];
}

/** Sums up what became of stated results. */
export function toSummary(documents: CheckedDocument[]): Summary {
  const results = documents.flatMap((document) => document.results);
  const count = (verdict: CheckedResult['verdict']) =>
    results.filter((result) => result.verdict === verdict).length;
  const reasons = new Map<string, number>();
  for (const { reason } of results) {
    // Without the names and lines of one case.
    const kind = reason?.replace(/ at line \d+.*/s, '').replace(/:.*/s, '');
    if (kind) reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
  }
  return {
    stated: results.length,
    equal: count('equal'),
    differs: count('differs'),
    notExecutable: count('not executable'),
    reasons: [...reasons].toSorted(([, a], [, b]) => b - a),
  };
}

/** Writes false results with file and line, as a terminal shows them, and a summary. */
export function writeReport(documents: CheckedDocument[], listsAll: boolean): string {
  const lines = documents.flatMap(({ file, results }) =>
    results.flatMap(({ line, stated, verdict, actual, reason }) => {
      const place = `${path.relative('', file)}:${line}`;
      if (verdict === 'differs')
        return [place, `  stated  ${indent(stated)}`, `  actual  ${indent(actual!)}`];
      return listsAll && verdict === 'not executable'
        ? [`${place}  not executable: ${reason}`]
        : [];
    }),
  );
  return [...lines, writeSummary(toSummary(documents))].join('\n');
}

/** Writes a summary on one line. */
export function writeSummary({ stated, equal, differs, notExecutable, reasons }: Summary): string {
  const why = reasons.map(([reason, count]) => `${reason} ${count}`).join(', ');
  const rest = notExecutable > 0 ? ` (${why})` : '';
  return `${stated} stated: ${equal} equal, ${differs} false, ${notExecutable} not executable${rest}`;
}

/** Writes false results as GitHub shows them at the lines of a change. */
export function writeAnnotations(documents: CheckedDocument[]): string[] {
  return documents.flatMap(({ file, results }) =>
    results
      .filter(({ verdict }) => verdict === 'differs')
      .map(({ line, stated, actual }) => {
        const message = escape(`stated ${stated}, actual ${actual}`);
        const name = escape(path.relative('', file)).replaceAll(':', '%3A').replaceAll(',', '%2C');
        return `::error file=${name},line=${line}::${message}`;
      }),
  );
}

function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n          ');
}
