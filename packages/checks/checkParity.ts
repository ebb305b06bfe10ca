import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { codeWithoutProse } from './codeWithoutProse';
import { internalLinks } from '@funtool-docs/content/markdown/nodes';
import { frontmatterLine, lineOf, type Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { isApiPage, isPartial } from '@funtool-docs/content/paths';
import { trapIds } from '@funtool-docs/content/edgeCases';
import { visit } from 'unist-util-visit';

/** Checks that two languages share pages, headings, code, results, tables and links. */
export function checkParity(pages: Page[], others: Page[]): Problem[] {
  const pairs = pages.flatMap((page) => {
    const other = others.find(({ slug }) => slug === page.slug);
    return other ? checkPair(page, other) : [];
  });
  const isWhole = !others.some(({ locale }) => isPartial(locale));
  return [...(isWhole ? missing(pages, others) : []), ...missing(others, pages), ...pairs];
}

function missing(pages: Page[], others: Page[]): Problem[] {
  return pages
    .filter(({ slug }) => !others.some((page) => page.slug === slug))
    .map(({ file }) => ({
      file,
      line: 1,
      message: 'this page has no counterpart in the other language; write both in one commit',
    }));
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
  'code in the text below': namedCode,
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

/** Nodes that all languages have, in the same order. */
export const BOUNDARIES = new Set(['heading', 'code', 'tableRow']);

/** Lists the code that each passage of the text names: what stands between two boundaries. */
function namedCode({ tree }: Page): Feature[] {
  const passages = [{ line: 1, names: new Set<string>() }];
  visit(tree, (node) => {
    if (BOUNDARIES.has(node.type)) passages.push({ line: lineOf(node), names: new Set() });
    else if (node.type === 'inlineCode') passages.at(-1)!.names.add(node.value);
  });
  return passages.map(({ line, names }) => ({ line, value: [...names].toSorted().join(' ') }));
}
