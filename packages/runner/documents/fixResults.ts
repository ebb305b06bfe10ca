import type { CheckedResult } from './checkBlocks';

/** A source with true results, and the lines that have changed. */
export interface FixedSource {
  source: string;
  changes: { line: number; before: string; after: string }[];
}

/** Writes true results in place of false ones, in the notation in which they stand. */
export function fixResults(source: string, results: CheckedResult[]): FixedSource {
  const lines = source.split('\n');
  const changes: FixedSource['changes'] = [];
  // From the end, since a result on several lines becomes one.
  for (const { line, stated, actual, place } of results.toReversed()) {
    const before = lines[line - 1];
    if (!place || actual === undefined || before === undefined || actual.includes('\n')) continue;
    const [first = ''] = place.text.split('\n');
    // It begins all that is stated, which ends the line.
    const start = before.lastIndexOf(stated.split('\n', 1)[0]!);
    if (first === '' || start < 0) continue;
    const rest = place.lines === 1 ? before.slice(start + first.length) : /\r?$/.exec(before)![0];
    const after = before.slice(0, start) + actual + rest;
    lines.splice(line - 1, place.lines, after);
    changes.unshift({ line, before, after });
  }
  return { source: lines.join('\n'), changes };
}
