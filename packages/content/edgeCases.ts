import type { Heading, Root, RootContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { importStatement } from './pageSummary';
import { needsBrowser } from './codeBlocks';
import { type CodeBlock, indexOfHeading, lineOf, type Page, type PageHeading } from './parsePage';

/** Id of the heading above the table of rare inputs, the last thing in the notes of an API page. */
export const EDGE_CASES = 'edge-cases';

/** Id of the heading above the table of inputs on the page of a built-in rule. */
export const INPUTS = 'accepted-and-rejected';

/** The place of rare inputs among the children of a page. */
interface EdgeCases {
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

/** Lists the rows that state whether a built-in rule accepts an input; none of other pages. */
export function inputRows(tree: Root): TableRow[] {
  const index = indexOfHeading(tree, INPUTS);
  const below = index < 0 ? [] : tree.children.slice(index + 1);
  return rowsOf(below.find((node) => node.type === 'table'));
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

type TrapPage = Pick<Page, 'frontmatter' | 'headings'>;

/** Lists ids of examples and notes that the head of a page names first: `traps` of the frontmatter. */
export function trapIds({ frontmatter }: Pick<Page, 'frontmatter'>): string[] {
  const { traps } = frontmatter;
  return Array.isArray(traps) ? traps.map(String) : [];
}

/** Lists the headings of what a page warns of, most important first: those in `traps`, then its notes. */
export function listTraps(page: TrapPage): PageHeading[] {
  const notes = headingsBelow(page, 'notes').filter(({ id }) => id !== EDGE_CASES);
  const all = [...headingsBelow(page, 'examples'), ...notes];
  const named = trapIds(page).flatMap((wanted) => all.filter(({ id }) => id === wanted));
  return [...new Set([...named, ...notes])];
}

/** Lists the level-3 headings of the section with an id. */
function headingsBelow({ headings }: TrapPage, section: string): PageHeading[] {
  const start = headings.findIndex(({ depth, id }) => depth === 2 && id === section);
  if (start < 0) return [];
  const rest = headings.slice(start + 1);
  const end = rest.findIndex(({ depth }) => depth === 2);
  return rest.slice(0, end < 0 ? undefined : end).filter(({ depth }) => depth === 3);
}
