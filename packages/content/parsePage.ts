import type { Code, Heading, Root, RootContent, Yaml } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import { type Mark, takeMarks } from './claims/marks';
import { isApiPage, routeOf, type PageId } from './paths';
import { ContentError } from './problem';
import { normalizeText } from './files';

export interface PageHeading {
  depth: number;
  text: string;
  /** Explicit id, as in `{#id}`. */
  id: string | undefined;
  line: number;
}

export interface CodeBlock {
  lang: string;
  /** Text after the language on the opening fence. */
  meta: string;
  code: string;
  /** Line of the page on which the code begins. */
  line: number;
  /** Id of the level-2 section that contains the block. */
  section: string | undefined;
}

/** One page in one language. Pages are shared: do not mutate them. */
export interface Page extends PageId {
  file: string;
  /** With the prefix of the language: `/en/guide/`. */
  route: string;
  source: string;
  frontmatter: Record<string, unknown>;
  headings: PageHeading[];
  blocks: CodeBlock[];
  /** Documented exports, or members of one such as `ObjectId.clone`. */
  names: string[];
  /** Marks of sentences; the tree is without them. */
  marks: Mark[];
  tree: Root;
}

/** The explicit id at the end of a heading. */
export const HEADING_ID = /\s*\{#([\w-]+)\}\s*$/;

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/**
 * Parses a page.
 *
 * @throws {ContentError} If the MDX or the YAML frontmatter is invalid; names file and line.
 */
export function parsePage(given: Pick<Page, 'file' | 'locale' | 'slug' | 'source'>): Page {
  const page = { ...given, source: normalizeText(given.source) };
  try {
    const tree = processor.parse(page.source);
    const marks = takeMarks(tree);
    const headings = readHeadings(tree);
    const frontmatter = readFrontmatter(tree);
    const names = documentedNames({ slug: page.slug, frontmatter });
    const blocks = readCodeBlocks(tree, headings);
    return { ...page, route: routeOf(page), tree, marks, frontmatter, headings, blocks, names };
  } catch (cause) {
    const { message, line = 1 } = cause as Error & { line?: number };
    throw new ContentError({ file: page.file, line, message });
  }
}

/** Lists the documented names: the `exports` in the frontmatter, or else the title. */
export function documentedNames(page: Pick<Page, 'slug' | 'frontmatter'>): string[] {
  const { exports, title } = page.frontmatter;
  if (Array.isArray(exports)) return exports as string[];
  return isApiPage(page) ? [String(title)] : [];
}

/** Lists the nodes between the level-2 heading with an id and the next one. */
export function sectionContent(
  { tree, headings }: Pick<Page, 'tree' | 'headings'>,
  id: string,
): RootContent[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  const start = sections.find((heading) => heading.id === id);
  if (!start) return [];
  const end = sections.find(({ line }) => line > start.line)?.line ?? Infinity;
  return tree.children.filter((node) => {
    const line = lineOf(node);
    return line > start.line && line < end;
  });
}

/** Returns the line on which a node begins. */
export function lineOf(node: { position?: Root['position'] }): number {
  return node.position?.start.line ?? 1;
}

/**
 * Finds the line of a frontmatter entry on any level, or 1 if there is none.
 *
 * @param value Text that the line must also contain.
 */
export function frontmatterLine(tree: Root, key: string, value = ''): number {
  const yaml = yamlOf(tree);
  const index = (yaml?.value.split('\n') ?? []).findIndex(
    (line) => line.replace(/^[\s-]+/, '').startsWith(`${key}:`) && line.includes(value),
  );
  return index < 0 ? 1 : lineOf(yaml!) + 1 + index;
}

function yamlOf(tree: Root): Yaml | undefined {
  return tree.children.find((node): node is Yaml => node.type === 'yaml');
}

function readFrontmatter(tree: Root): Record<string, unknown> {
  const yaml = yamlOf(tree);
  if (!yaml) return {};
  const document = parseDocument(yaml.value);
  const [error] = document.errors;
  if (!error) return document.toJS() as Record<string, unknown>;
  throw Object.assign(error, { line: lineOf(yaml) + (error.linePos?.[0].line ?? 0) });
}

/** Lists the headings of a syntax tree in order. */
export function readHeadings(tree: Root): PageHeading[] {
  return tree.children.filter((node) => node.type === 'heading').map(readHeading);
}

/** Finds the place of the heading with an explicit id among the children of a tree; -1 without one. */
export function indexOfHeading({ children }: Root, id: string): number {
  return children.findIndex((node) => node.type === 'heading' && readHeading(node).id === id);
}

/** Reads one heading. */
function readHeading(node: Heading): PageHeading {
  const text = toString(node);
  return {
    depth: node.depth,
    text: text.replace(HEADING_ID, ''),
    id: HEADING_ID.exec(text)?.[1],
    line: lineOf(node),
  };
}

/** Lists the code blocks of a syntax tree in order. */
export function readCodeBlocks(tree: Root, headings: PageHeading[]): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(tree, 'code', (node: Code) => {
    const line = lineOf(node);
    const section = headings.findLast((heading) => heading.depth === 2 && heading.line < line);
    blocks.push({
      lang: node.lang ?? '',
      meta: node.meta ?? '',
      code: node.value,
      line: line + 1,
      section: section?.id,
    });
  });
  return blocks;
}
