import type { Code, Nodes, Parents, Table, TableRow } from 'mdast';
import type { SearchTocEntry } from '../engine/searchRecord';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import { listThrown } from '@funtool-docs/content/codeBlocks';

/** A page's body as the search index holds it. */
export interface PlainText {
  content: string;
  toc: SearchTocEntry[];
}

/** Nodes whose children get lines of their own. */
const CONTAINERS = new Set(['list', 'listItem', 'blockquote', 'mdxJsxFlowElement']);

/**
 * Writes a page as plain text, a line per paragraph, table row and list item. Headings are in `toc`
 * only; of code, only signatures, patterns and error messages are kept.
 */
export function plainText({ tree, headings }: Page): PlainText {
  const toc: SearchTocEntry[] = [];
  const lines = new Set<string>();
  let content = '';
  let section: string | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const { text, id, depth } = headings.find(({ line }) => line === lineOf(node))!;
      if (depth === 2) section = id;
      if (id && depth <= 3) toc.push({ text, id, depth, charIndex: content.length });
      continue;
    }
    for (const line of linesOf(node, section)) {
      if (lines.has(line)) continue;
      lines.add(line);
      content += `${line}\n`;
    }
  }
  return { content, toc };
}

function linesOf(node: Nodes, section: string | undefined): string[] {
  if (node.type === 'code') return codeLines(node, section === 'signature');
  if (section === 'see-also') return [codeOf(node).join(' · ')].filter(Boolean);
  if (node.type === 'table') return tableLines(node, section);
  if (!CONTAINERS.has(node.type)) return [textOf(node)].filter(Boolean);
  return (node as Parents).children.flatMap((child) => linesOf(child, section));
}

function codeLines({ lang, value }: Code, isSignature: boolean): string[] {
  if (isSignature || lang === 'regex') return [value.replaceAll(/\s+/g, ' ')];
  return listThrown(value);
}

/** Prose about other pages would match queries for those; code names native or lodash functions. */
function codeOf(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(codeOf) : [];
}

function tableLines({ children: [, ...rows] }: Table, section: string | undefined): string[] {
  if (section === 'examples') return [];
  return rows.map((row) => rowLine(row, section === 'parameters'));
}

/** The types of parameters are in the signature already. */
function rowLine({ children: cells }: TableRow, isParameter: boolean): string {
  const shown = isParameter ? cells.filter((_, column) => column !== 1) : cells;
  return shown.map(textOf).filter(Boolean).join(' · ');
}

/** Markdown leaves the `**` of strong text unparsed next to Chinese punctuation. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll('**', '');
  if (node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('').trim() : '';
}
