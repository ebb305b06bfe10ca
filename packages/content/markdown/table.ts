import type { List, Paragraph, PhrasingContent, Table, TableCell, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

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

/** Creates a paragraph. */
export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** Creates a list. */
export function list(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((item) => ({ type: 'listItem', children: [paragraph(item)] })),
  };
}

/**
 * Creates a Markdown table whose first row is the header. Each cell carries its title as
 * `data-label`, for phones that show cells below each other; an empty cell shows a dash.
 *
 * @param className For HTML.
 */
export function table(rows: Cell[][], className?: string): Table {
  const titles = rows[0]!.map((cell) => toString(phrasingOf(cell)));
  return {
    type: 'table',
    data: { hProperties: className ? { className: [className] } : {} },
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell, column) => tableCell(cell, titles[column]!)),
    })),
  };
}

function tableCell(cell: Cell, title: string): TableCell {
  return {
    type: 'tableCell',
    data: { hProperties: { dataLabel: title } },
    children: phrasingOf(cell),
  };
}

function phrasingOf(cell: Cell): PhrasingContent[] {
  if (typeof cell === 'string') return [text(cell)];
  return cell.length > 0 ? cell : [text('–')];
}

/** Creates an HTML element or component around Markdown. */
export function element(
  name: string,
  children: (RootContent | PhrasingContent)[] = [],
  className?: string,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: className ? [{ type: 'mdxJsxAttribute', name: 'className', value: className }] : [],
    children: children as MdxJsxFlowElement['children'],
  };
}
