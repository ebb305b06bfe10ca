import type { Heading, Root, RootContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { importStatement } from './importStatement';
import { needsBrowser } from './codeMeta';
import { type CodeBlock, indexOfHeading, lineOf, type Page } from './parsePage';

/** Id of the heading above the table of rare inputs, the last thing in the notes of an API page. */
export const EDGE_CASES = 'edge-cases';

/** The place of rare inputs among the children of a page. */
export interface EdgeCases {
  heading: Heading;
  table: Table | undefined;
  /** Index of the heading among the children of the tree. */
  index: number;
}

/** Finds the edge cases of a page; `undefined` if it has none. */
export function findEdgeCases(tree: Root): EdgeCases | undefined {
  const { children } = tree;
  const index = indexOfHeading(tree, EDGE_CASES);
  if (index < 0) return undefined;
  const next: RootContent | undefined = children[index + 1];
  const table = next?.type === 'table' ? next : undefined;
  return { heading: children[index] as Heading, table, index };
}

/** Lists the rows of a table below its header. */
export function rowsOf(table: Table | undefined): TableRow[] {
  return table?.children.slice(1) ?? [];
}

/**
 * Writes each edge case as an example, so that its result is checked like any other: the input is
 * code that sees what the page documents, and its value is the result.
 */
export function edgeCaseExamples(
  page: Pick<Page, 'tree' | 'slug' | 'names' | 'blocks'>,
): CodeBlock[] {
  const meta = page.blocks.some((block) => needsBrowser(block.meta)) ? 'browser' : '';
  return rowsOf(findEdgeCases(page.tree)?.table).map((row) => {
    const [input = '', result = ''] = row.children.map((cell) => toString(cell));
    return {
      lang: 'js',
      meta,
      code: `${importStatement(page)} ${input} // => ${result}`,
      line: lineOf(row),
      section: 'notes',
    };
  });
}
