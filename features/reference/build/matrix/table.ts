import type { PhrasingContent, Table, TableCell } from 'mdast';

/** What a cell shows: plain text, or parts of which some are code. */
export type Cell = string | PhrasingContent[];

/** Shows a text as code. */
export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

/** Shows several texts as code, with spaces between them. */
export function codes(values: string[]): PhrasingContent[] {
  return values.flatMap((value, index) => (index ? [text(' '), code(value)] : [code(value)]));
}

/** Shows a text as it is. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/**
 * Makes a Markdown table.
 *
 * @param rows The first row is the header.
 * @param className Class of the table, for its style.
 */
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
