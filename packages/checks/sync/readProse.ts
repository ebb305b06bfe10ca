import type { Nodes, Table } from 'mdast';
import { proseOfCode } from '@funtool-docs/content/codeWithoutProse';
import { HEADING_ID } from '@funtool-docs/content/parsePage';
import type { ProseBlock, ProsePart } from './prose';

/** Fields of nodes that say nothing about what a reader reads. */
const UNREAD = new Set(['type', 'children', 'position', 'data', 'align', 'spread', 'depth']);
/** Nodes without prose; frontmatter is read apart. */
const WITHOUT_PROSE = new Set(['yaml', 'mdxjsEsm', 'thematicBreak']);

/**
 * Lists the prose of a node in order. Nothing that a reader reads is lost, also of kinds of nodes
 * that are not known here: what is left out is code and formatting.
 *
 * @param path What the node stands in.
 */
export function readProse(node: Nodes, path = ''): ProseBlock[] {
  if (WITHOUT_PROSE.has(node.type)) return [];
  if (node.type === 'table') return readRows(node, path);
  if (node.type === 'code') {
    const value = proseOfCode({ lang: node.lang ?? '', meta: node.meta ?? '', code: node.value });
    return value.length ? [block(`${path}code`, [['text', value.join(' ')]])] : [];
  }
  if (node.type === 'heading')
    return [block(`${path}heading ${node.depth}`, titleOf(node.children))];
  if (node.type === 'paragraph') return [block(`${path}paragraph`, partsOf(node.children))];
  const kind = `${path}${node.type} ${fieldsOf(node)}`.trim();
  if (!('children' in node) || node.children.length === 0) return [block(kind, partsOf([node]))];
  const inside = node.children.flatMap((child) => readProse(child, `${kind}/`));
  // A component says something itself: the label of a tab.
  return 'attributes' in node && node.attributes.length > 0
    ? [block(kind, [[node.type, fieldsOf(node)]]), ...inside]
    : inside;
}

function readRows({ children }: Table, path: string): ProseBlock[] {
  return children.map((row) => {
    const cells = row.children.map((cell) => partsOf(cell.children));
    const parts = cells.flatMap((cell, index): ProsePart[] =>
      index > 0 ? [['nextCell', ''], ...cell] : cell,
    );
    return block(`${path}row`, parts);
  });
}

function block(kind: string, parts: ProsePart[]): ProseBlock {
  return { kind, parts };
}

function titleOf(children: Nodes[]): ProsePart[] {
  const parts = partsOf(children);
  const [kind, value] = parts.at(-1) ?? ['', ''];
  if (kind !== 'text') return parts;
  const title = value.replace(HEADING_ID, '');
  return [...parts.slice(0, -1), ...(title ? [['text', title] as const] : [])];
}

/** Line breaks are formatting, so that the text on both sides is one part. */
function partsOf(nodes: Nodes[]): ProsePart[] {
  const parts: ProsePart[] = [];
  for (const [kind, value] of nodes.flatMap(partsOfNode)) {
    const last = parts.at(-1);
    const joined = kind === 'text' && last?.[0] === 'text' ? parts.pop()![1] + value : value;
    parts.push([kind, kind === 'text' ? joined.replace(/\s+/g, ' ') : joined]);
  }
  return parts;
}

function partsOfNode(node: Nodes): ProsePart[] {
  if (node.type === 'text') return [['text', node.value]];
  if (node.type === 'break') return [['text', ' ']];
  if (node.type === 'inlineCode') return [['inlineCode', node.value]];
  if (!('children' in node)) return [[node.type, fieldsOf(node)]];
  const inside = partsOf(node.children);
  if (node.type !== 'link') return [[node.type, fieldsOf(node)], ...inside, [`/${node.type}`, '']];
  const target = [node.url, node.title ?? ''].join(' ').trim();
  return [['link', ''], ...inside, ['/link', target]];
}

function fieldsOf(node: Nodes): string {
  const fields = Object.entries(node).filter(
    ([key, value]) => !UNREAD.has(key) && value !== null && value !== undefined,
  );
  if (fields.length === 0) return '';
  return JSON.stringify(Object.fromEntries(fields), (key, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value,
  );
}
