import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { codeWithoutProse } from '@funtool-docs/content/codeWithoutProse';
import { internalLinks } from '@funtool-docs/content/internalLinks';
import { frontmatterLine, lineOf, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { isApiPage } from '@funtool-docs/content/paths';
import { trapIds } from '@funtool-docs/content/edgeCases';
import { visit } from 'unist-util-visit';

/** Checks that two languages share pages, headings, code, results, tables and links. */
export function checkParity(pages: Page[], others: Page[]): Problem[] {
  return [...missing(pages, others), ...missing(others, pages), ...pairs(pages, others)];
}

function missing(pages: Page[], others: Page[]): Problem[] {
  const [other] = others;
  return pages
    .filter(({ slug }) => !others.some((page) => page.slug === slug))
    .map(({ file }) => ({
      file,
      line: 1,
      message: `this page has no counterpart in ${other?.locale ?? 'the other language'}; write both in one commit`,
    }));
}

function pairs(pages: Page[], others: Page[]): Problem[] {
  return pages.flatMap((page) => {
    const other = others.find(({ slug }) => slug === page.slug);
    return other ? checkPair(page, other) : [];
  });
}

interface Feature {
  value: string;
  line: number;
}

const FEATURES: Record<string, (page: Page) => Feature[]> = {
  'frontmatter key': ({ frontmatter }) =>
    Object.keys(frontmatter)
      .toSorted()
      .map((value) => ({ value, line: 1 })),
  trap: (page) =>
    trapIds(page).map((value) => ({ value, line: frontmatterLine(page.tree, 'traps') })),
  heading: ({ headings }) =>
    headings.map(({ depth, id, line }) => ({ value: `${'#'.repeat(depth)} {#${id}}`, line })),
  'code block': ({ blocks }) =>
    blocks.map((block) => ({ value: codeWithoutProse(block), line: block.line })),
  table: ({ tree }) =>
    tree.children
      .filter((node): node is Table => node.type === 'table')
      .map((node) => ({ value: tableShape(node), line: lineOf(node) })),
  link: (page) =>
    internalLinks(page)
      .map(({ url, line }) => ({ value: url, line }))
      .toSorted((a, b) => a.value.localeCompare(b.value)),
  title: (page) => (isApiPage(page) ? [{ value: String(page.frontmatter['title']), line: 1 }] : []),
};

function checkPair(page: Page, other: Page): Problem[] {
  return Object.entries(FEATURES).flatMap(([name, read]) => {
    const [mine, theirs] = [read(page), read(other)];
    const index = mine.findIndex(({ value }, i) => value !== theirs[i]?.value);
    if (index === -1 && mine.length === theirs.length) return [];
    const [here, there] = [mine[index], theirs[index === -1 ? mine.length : index]];
    return [
      {
        file: page.file,
        line: here?.line ?? 1,
        message: `${name} differs from ${other.file}:${there?.line ?? 1}. Here: ${show(here)} There: ${show(there)}`,
      },
    ];
  });
}

function show(feature: Feature | undefined): string {
  return feature ? JSON.stringify(feature.value) : 'nothing.';
}

/** Only code in the first column is compared, since prose is translated. */
function tableShape({ children }: Table): string {
  const names = children.map(({ children: [cell] }) =>
    cell?.children.length === 1 && cell.children[0]?.type === 'inlineCode' ? toString(cell) : '…',
  );
  return `${children[0]!.children.length} columns: ${names.join(', ')}`;
}

/** This file, relative to the repository root. */
export const EXCEPTIONS_FILE = 'packages/checks/checkParity.ts';

/** A code span that only one language has, on purpose. */
export interface CodeSpanException {
  slug: string;
  code: string;
  reason: string;
}

const TRANSLATED = 'a sample of text is written in the language of the page';

const EXCEPTIONS: CodeSpanException[] = [
  { slug: 'guide/index.mdx', code: 'code', reason: TRANSLATED },
  { slug: 'guide/index.mdx', code: '代码', reason: TRANSLATED },
];

/**
 * Checks that two languages have the same code spans in the same passages, since a fact that one
 * language lost usually takes a code span with it. Repeats within a passage may differ.
 */
export function checkCodeSpans(
  pages: Page[],
  others: Page[],
  exceptions: CodeSpanException[] = EXCEPTIONS,
): Problem[] {
  const lacks = pages.flatMap((page) => {
    const other = others.find(({ slug }) => slug === page.slug);
    return other ? [...findLacks(page, other), ...findLacks(other, page)] : [];
  });
  const excepts = ({ page, code }: Lack) =>
    exceptions.find((exception) => exception.slug === page.slug && exception.code === code);
  const needed = new Set(lacks.map(excepts));
  return [
    ...lacks.filter((lack) => !excepts(lack)).map(describeLack),
    ...exceptions.filter((exception) => !needed.has(exception)).map(describeStale),
  ];
}

/** A code span that a passage lacks and its counterpart has. */
interface Lack {
  page: Page;
  line: number;
  code: string;
  /** File and line of the counterpart. */
  there: string;
}

function findLacks(page: Page, other: Page): Lack[] {
  const [mine, theirs] = [readPassages(page), readPassages(other)];
  // Passages that do not correspond are reported by the checks of headings, code and tables.
  if (mine.length !== theirs.length) return [];
  return mine.flatMap(({ line, spans }, index) =>
    [...theirs[index]!.spans]
      .filter(([code]) => !spans.has(code))
      .map(([code, lineThere]) => ({ page, line, code, there: `${other.file}:${lineThere}` })),
  );
}

/** Text between two headings, code blocks or table rows, which all languages have. */
interface Passage {
  line: number;
  /** First line of each code span. */
  spans: Map<string, number>;
}

/** Nodes that all languages have, in the same order. */
export const BOUNDARIES = new Set(['heading', 'code', 'tableRow']);

function readPassages({ tree }: Page): Passage[] {
  const passages: Passage[] = [{ line: 1, spans: new Map() }];
  let isEmpty = true;
  visit(tree, (node) => {
    const passage = passages.at(-1)!;
    if (BOUNDARIES.has(node.type)) {
      passages.push({ line: lineOf(node), spans: new Map() });
      isEmpty = true;
    } else if (node.type === 'paragraph' && isEmpty) {
      passage.line = lineOf(node);
      isEmpty = false;
    } else if (node.type === 'inlineCode' && !passage.spans.has(node.value)) {
      passage.spans.set(node.value, lineOf(node));
    }
  });
  return passages;
}

function describeLack({ page, line, code, there }: Lack): Problem {
  const message =
    `this passage lacks \`${code}\`, which ${there} has; ` +
    `state the fact in both languages or in neither, or add an exception with its reason to ${EXCEPTIONS_FILE}`;
  return { file: page.file, line, message };
}

function describeStale({ slug, code }: CodeSpanException): Problem {
  return {
    file: EXCEPTIONS_FILE,
    line: 1,
    message: `no page needs the exception \`${code}\` of ${slug}; remove it`,
  };
}
