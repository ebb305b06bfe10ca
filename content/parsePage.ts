import type { Code, Heading, Root, RootContent, Yaml } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import { isApiPage, routeOf, type PageId } from './paths';
import { formatProblem } from './problem';

/** A heading with the id that links to it. */
export interface PageHeading {
  depth: number;
  text: string;
  /** The id written in the heading, or `undefined` where there is none. */
  id: string | undefined;
  line: number;
}

/** A fenced code block. */
export interface CodeBlock {
  lang: string;
  /** What follows the language on the opening fence. */
  meta: string;
  code: string;
  /** Line of the page on which the code begins. */
  line: number;
  /** Id of the level-2 section the block stands in. */
  section: string | undefined;
}

/** One page in one language. Nobody may change it: whoever needs pages gets the same ones. */
export interface Page extends PageId {
  /** Path from the repository's root, as problems name it. */
  file: string;
  /** Within the site, with the prefix of its language: `/en/guide/`. */
  route: string;
  source: string;
  frontmatter: Record<string, unknown>;
  headings: PageHeading[];
  blocks: CodeBlock[];
  /** What it documents: exports of the library, or members of one such as `ObjectId.clone`. */
  names: string[];
  tree: Root;
}

const HEADING_ID = /\s*\{#([\w-]+)\}\s*$/;

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/**
 * Parses a page.
 *
 * @param page Its path, language and content.
 * @throws {Error} If the page is not valid MDX, or its frontmatter not valid YAML; names file and line.
 */
export function parsePage(page: Pick<Page, 'file' | 'locale' | 'slug' | 'source'>): Page {
  try {
    const tree = processor.parse(page.source);
    const headings = readHeadings(tree);
    const frontmatter = readFrontmatter(tree);
    const names = documentedNames({ slug: page.slug, frontmatter });
    const blocks = readBlocks(tree, headings);
    return { ...page, route: routeOf(page), tree, frontmatter, headings, blocks, names };
  } catch (cause) {
    const { message, line = 1 } = cause as Error & { line?: number };
    throw new Error(formatProblem({ file: page.file, line, message }), { cause });
  }
}

/**
 * Lists the names a page documents: the `exports` of its frontmatter, or else its title.
 */
export function documentedNames(page: Pick<Page, 'slug' | 'frontmatter'>): string[] {
  const { exports, title } = page.frontmatter;
  if (Array.isArray(exports)) return exports as string[];
  return isApiPage(page) ? [String(title)] : [];
}

/**
 * Lists what stands between a level-2 heading and the next one.
 *
 * @param page A parsed page.
 * @param id Id of the heading.
 */
export function sectionContent({ tree, headings }: Page, id: string): RootContent[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  const start = sections.find((heading) => heading.id === id);
  if (!start) return [];
  const end = sections.find(({ line }) => line > start.line)?.line ?? Infinity;
  return tree.children.filter((node) => {
    const line = node.position!.start.line;
    return line > start.line && line < end;
  });
}

/** Line on which a node begins. */
export function lineOf(node: { position?: Root['position'] }): number {
  return node.position?.start.line ?? 1;
}

/**
 * Finds an entry of the frontmatter.
 *
 * @param tree Syntax tree of a page.
 * @param key Its key, on any level.
 * @param value What else stands on its line.
 * @returns Its line in the page, or 1 where there is none.
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
export function readBlocks(tree: Root, headings: PageHeading[]): CodeBlock[] {
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
