import type { List, Nodes, Paragraph, RootContent, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import { findEdgeCases } from '@funtool-docs/content/edgeCases';
import { holdsMarks } from '@funtool-docs/content/claims/marks';
import { type Page, sectionContent } from '@funtool-docs/content/parsePage';
import { isApiPage, isGuide } from '@funtool-docs/content/paths';
import { plainTextOf } from '@funtool-docs/content/claims/splitSentences';

/** Sections of an API page that state how a function behaves; the others tell when to use it, and show it. */
const SECTIONS = ['parameters', 'returns', 'errors', 'notes', 'see-also'] as const;

/** A block that is split into sentences, and the first cell of the row it stands in. */
export interface Passage {
  block: Paragraph | TableCell;
  subject?: TableCell;
}

/** A paragraph, list or table, below which a mark may stand. */
export interface MarkedBlock {
  node: RootContent;
  /** The passages of each item of a list or row of a table; all else is one unit. */
  units: Passage[][];
}

/**
 * Lists what has sentences that are proved: on a guide all prose, on an API page that on parameters
 * (descriptions), returns, errors, notes (of edge cases the last column) and related functions.
 * Headings, code, and cells that only name functions are none. Other pages have none.
 */
export function markedBlocks(page: Pick<Page, 'tree' | 'headings' | 'slug'>): MarkedBlock[] {
  if (isGuide(page)) return blocksIn(page.tree.children);
  if (!isApiPage(page)) return [];
  const edgeCases = findEdgeCases(page.tree)?.table;
  return SECTIONS.flatMap((section) =>
    blocksIn(
      sectionContent(page, section),
      (table) => section === 'parameters' || table === edgeCases,
    ),
  );
}

/** @param hasNotes Whether only the last column of a table has prose. */
function blocksIn(nodes: RootContent[], hasNotes = (_table: RootContent) => false): MarkedBlock[] {
  return nodes
    .flatMap((node) =>
      holdsMarks(node)
        ? blocksIn(node.children, hasNotes)
        : [{ node, units: unitsOf(node, hasNotes(node)) }],
    )
    .filter(({ units }) => units.some((passages) => passages.length > 0));
}

function unitsOf(node: RootContent, onlyLast: boolean): Passage[][] {
  if (node.type === 'list') return itemsOf(node);
  if (node.type !== 'table') return [paragraphsIn(node)];
  return node.children.slice(1).map(({ children: cells }) => {
    const [subject] = cells;
    const read = onlyLast ? cells.slice(-1) : cells;
    return read.filter(hasProse).map((block) => ({ block, ...(subject && { subject }) }));
  });
}

/** An item comes before those of the lists in it. */
function itemsOf({ children }: List): Passage[][] {
  return children.flatMap(({ children: inside }) => [
    inside.filter(({ type }) => type !== 'list').flatMap(paragraphsIn),
    ...inside.filter((node) => node.type === 'list').flatMap(itemsOf),
  ]);
}

function paragraphsIn(node: Nodes): Passage[] {
  const passages: Passage[] = [];
  visit(node, 'paragraph', (block) => void passages.push({ block }));
  return passages;
}

/** Code and links alone only name something. */
function hasProse({ children }: TableCell): boolean {
  return children.some(
    (node) =>
      node.type !== 'inlineCode' && node.type !== 'link' && /\p{L}/u.test(plainTextOf(node)),
  );
}
