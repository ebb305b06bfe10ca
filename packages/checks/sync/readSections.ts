import { hashOf } from '@funtool-docs/content/buildCache';
import { HEADING_ID, lineOf, type Page } from '@funtool-docs/content/parsePage';
import { ContentError } from '@funtool-docs/content/problem';
import type { Nodes, Table } from 'mdast';
import { proseOfCode } from '@funtool-docs/content/codeWithoutProse';

/** Name of the section that has no heading: what the frontmatter says, and the text above the first. */
const HEAD = 'head';

/** Text, code, the target of a link and so on: what it is, and what it says. */
export type ProsePart = readonly [kind: string, value: string];

/** A paragraph, heading, row of a table or the like. */
export interface ProseBlock {
  /** Its type below those of its parents: `list {"ordered":false}/listItem/paragraph`. */
  kind: string;
  parts: ProsePart[];
}

/** The unit of `docs/sync.json`: the text below one heading, up to the next. */
export interface ProseSection {
  /** Id of its heading, or `HEAD` for what stands above the first and in the frontmatter. */
  id: string;
  line: number;
  blocks: ProseBlock[];
  /** Of its prose; formatting does not matter. */
  hash: string;
}

/** Frontmatter that readers do not read: search words are chosen for each language. */
const UNREAD_KEYS = new Set(['exports', 'icon', 'keywords', 'pageType', 'theme']);

/** Enough to notice a change; the file has thousands. */
const HASH_LENGTH = 8;

/** A space beside them is a matter of style. */
const CJK = String.raw`[\p{sc=Han}\u3000-\u303f\uff00-\uffef]`;
const STYLE_SPACES = new RegExp(`(?<=${CJK}) | (?=${CJK})`, 'gu');

/**
 * Lists the sections of a page in order, each with its own prose only, without that of the headings
 * below it.
 *
 * @throws {Error} If a heading has the id "head"; names file and line.
 */
export function readSections({ file, tree, headings, frontmatter }: Page): ProseSection[] {
  const sections = [{ id: HEAD, line: 1, blocks: readFrontmatter(frontmatter) }];
  for (const node of tree.children) {
    const line = lineOf(node);
    const heading = node.type === 'heading' && headings.find((other) => other.line === line);
    if (heading && heading.id === HEAD) {
      const message = `the id "${HEAD}" means the beginning of the page in docs/sync.json; choose another`;
      throw new ContentError({ file, line, message });
    }
    if (heading && heading.id) sections.push({ id: heading.id, line, blocks: [] });
    sections.at(-1)!.blocks.push(...readProse(node));
  }
  return sections.map((section) => ({ ...section, hash: hashBlocks(section.blocks) }));
}

function readFrontmatter(value: unknown, key = 'frontmatter'): ProseBlock[] {
  if (typeof value === 'string') return [{ kind: key, parts: [['text', value]] }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !UNREAD_KEYS.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, item]) => readFrontmatter(item, `${key}.${name}`));
}

function hashBlocks(blocks: ProseBlock[]): string {
  const texts = blocks.map(({ kind, parts }) => [kind, parts.map(withoutStyle)]);
  return hashOf(JSON.stringify(texts)).slice(0, HASH_LENGTH);
}

function withoutStyle([kind, value]: ProsePart): ProsePart {
  return [kind, kind === 'text' ? value.replace(/\s+/g, ' ').replace(STYLE_SPACES, '') : value];
}

const MARKS: Record<string, string> = {
  emphasis: '*',
  '/emphasis': '*',
  strong: '**',
  '/strong': '**',
  delete: '~~',
  '/delete': '~~',
  nextCell: ' | ',
};

/** Writes a part as it reads on one line; what a part encloses stands between it and its end. */
function showPart([kind, value]: ProsePart): string {
  if (kind === 'text') return value;
  if (kind === 'inlineCode') return `\`${value}\``;
  if (kind === '/link') return value && ` (${value})`;
  return MARKS[kind] ?? value;
}

/** Writes a block on one line. */
export function showBlock({ parts }: Pick<ProseBlock, 'parts'>): string {
  return parts.map(showPart).join('');
}

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
function readProse(node: Nodes, path = ''): ProseBlock[] {
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
