import type { List, Paragraph, PhrasingContent, Table, TableCell, RootContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { Locale } from '@funtool-docs/shared/texts';
import { type Page, frontmatterLine, lineOf } from '../parsePage';
import { localizedRoute } from '../paths';

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

/** Creates what an element stands for, with links from the root of the language. */
type CreateNodes = (element: MdxJsxFlowElement) => RootContent[] | Promise<RootContent[]>;

/**
 * Replaces elements between the paragraphs of a page by Markdown, so that they need no scripts.
 *
 * @param create By the name of the element.
 */
export async function replaceElements(
  { tree, locale }: Pick<Page, 'tree' | 'locale'>,
  create: Record<string, CreateNodes>,
): Promise<void> {
  const replaced = await Promise.all(
    tree.children.map(async (node) => {
      const make = node.type === 'mdxJsxFlowElement' && create[node.name ?? ''];
      return make ? localizeLinks(await make(node), locale) : [node];
    }),
  );
  tree.children = replaced.flat();
}

/** Returns the text of an attribute; empty without one. */
export function attributeOf(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  wanted: string,
): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === wanted);
  return String(found?.value ?? '');
}

/**
 * Adds the prefix of the language to links from its root, in what the build adds to a page: the framework does so
 * in the source alone.
 */
export function localizeLinks(children: RootContent[], locale: Locale): RootContent[] {
  visit({ type: 'root', children }, 'link', (link) => {
    if (link.url.startsWith('/')) link.url = localizedRoute(link.url, locale);
  });
  return children;
}

export interface InternalLink {
  /** As written: a path from the root of the language, or a `#hash` on the same page. */
  url: string;
  line: number;
}

/** Lists the internal links in Markdown, component attributes and frontmatter of the home page. */
export function internalLinks({ tree, frontmatter }: Page): InternalLink[] {
  const links: InternalLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push({ url: node.url, line: lineOf(node) });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const { name, value } = attribute as { name?: string; value?: unknown };
        if ((name === 'href' || name === 'src') && typeof value === 'string') {
          links.push({ url: value, line: lineOf(node) });
        }
      }
    }
  });
  links.push(...frontmatterLinks(frontmatter, tree));
  return links.filter(({ url }) => /^(?:\/(?!\/)|#|\.)/.test(url));
}

function frontmatterLinks(value: unknown, tree: Root): InternalLink[] {
  if (Array.isArray(value)) return value.flatMap((item) => frontmatterLinks(item, tree));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    ['link', 'src'].includes(key) && typeof item === 'string'
      ? [{ url: item, line: frontmatterLine(tree, key, item) }]
      : frontmatterLinks(item, tree),
  );
}
