import os from 'node:os';

/** A row of a table, by the names of its columns. */
export type Row = Record<string, string | number>;

/** Prints what was measured as a Markdown table, for docs-dev/figures.md. */
export function printFigures(title: string, rows: Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${os.availableParallelism()} cores and Node.js ${process.versions.node}`;
  console.log(`\n${title}. Measured on ${date}, with ${machine}.\n\n${table}\n`);
}
