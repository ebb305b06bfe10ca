import type { PhrasingContent, Table, TableCell } from 'mdast';

/** Plain text, or parts some of which are code. */
export type Cell = string | PhrasingContent[];

/** Creates inline code. */
export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

/** Creates inline code for each value, separated by spaces. */
export function codes(values: string[]): PhrasingContent[] {
  return values.flatMap((value, index) => (index ? [text(' '), code(value)] : [code(value)]));
}

/** Creates plain text. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Creates a Markdown table whose first row is the header. */
export function table(rows: Cell[][], className: string): Table {
  return {
    type: 'table',
    data: { hProperties: { className } },
    children: rows.map((cells) => ({ type: 'tableRow', children: cells.map(tableCell) })),
  };
}

function tableCell(cell: Cell): TableCell {
  return { type: 'tableCell', children: typeof cell === 'string' ? [text(cell)] : cell };
}
