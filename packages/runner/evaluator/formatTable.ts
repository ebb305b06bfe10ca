import util, { inspect } from 'node-inspect-extracted';

/** Counts the columns of a text in a terminal. The package exports it, but does not declare it. */
const { getStringWidth } = util as unknown as { getStringWidth: (text: string) => number };

type Column = [title: string, cells: string[]];

const INDEX = '(index)';
const ITERATION = '(iteration index)';
const KEY = 'Key';
const VALUES = 'Values';

/**
 * Formats the table that `console.table` of Node.js prints.
 *
 * @param keys Of the columns to show; all by default.
 */
export function formatTable(data: object, keys?: string[]): string {
  if (data instanceof Map) {
    return drawTable([
      [ITERATION, Array.from(data, (_, row) => String(row))],
      [KEY, Array.from(data.keys(), formatCell)],
      [VALUES, Array.from(data.values(), formatCell)],
    ]);
  }
  if (data instanceof Set) {
    return drawTable([
      [ITERATION, Array.from(data, (_, row) => String(row))],
      [VALUES, Array.from(data, formatCell)],
    ]);
  }
  return drawTable([[INDEX, Object.keys(data)], ...readColumns(Object.values(data), keys)]);
}

function readColumns(items: unknown[], keys?: string[]): Column[] {
  const empty = () => items.map(() => '');
  const values = empty();
  // As in Node.js, keys that are integers come first.
  const columns: Record<string, string[]> = Object.create(null);
  items.forEach((item, row) => {
    if (!keys && isPrimitive(item)) {
      values[row] = formatCell(item);
      return;
    }
    for (const key of keys ?? Object.keys(item as object)) {
      const column = (columns[key] ??= empty());
      if (isPrimitive(item) || !Object.hasOwn(item as object, key)) continue;
      column[row] = formatCell((item as Record<string, unknown>)[key]);
    }
  });
  const hasValues = values.some((cell) => cell !== '');
  return [...Object.entries(columns), ...(hasValues ? [[VALUES, values] as Column] : [])];
}

function isPrimitive(value: unknown): boolean {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}

function formatCell(value: unknown): string {
  const isLarge =
    typeof value === 'object' && value !== null && !isList(value) && Object.keys(value).length > 2;
  return inspect(value, { depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Infinity });
}

function isList(value: object): boolean {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

function drawTable(columns: Column[]): string {
  const widths = columns.map(([title, cells]) =>
    Math.max(...[title, ...cells].map(getStringWidth)),
  );
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const row = (cells: string[]) => {
    const padded = cells.map((cell, i) => cell + ' '.repeat(widths[i]! - getStringWidth(cell)));
    return `│ ${padded.join(' │ ')} │`;
  };
  const [[, index]] = columns as [Column];
  return [
    rule('┌', '┬', '┐'),
    row(columns.map(([title]) => title)),
    rule('├', '┼', '┤'),
    ...index.map((_, i) => row(columns.map(([, cells]) => cells[i]!))),
    rule('└', '┴', '┘'),
  ].join('\n');
}
