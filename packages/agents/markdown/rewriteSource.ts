import { MagicString } from 'magic-string';
import type { Definition, Image, Link, Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { AFTER_CONTRACT } from '@funtool-docs/facts/contract/contract';
import { attributeOf } from '@funtool-docs/content/markdown/nodes';
import { lineOf } from '@funtool-docs/content/parsePage';
import { type SitePage, linkTarget } from '../sitePages';
import texts from './texts.json';
import i18n from '../../../theme/i18n.json';
import { createReleaseFunctions } from '../changes/build/changes';
import { createHealth } from '@funtool-docs/checks/health/build/health';
import { ANSWER, HERE, type Mark } from '@funtool-docs/content/claims/marks';
import type { Claim } from '@funtool-docs/content/claims/readClaims';
import { createFunctionTable } from '@funtool-docs/facts/facets/build/facets';
import { createMatrix } from '@funtool-docs/facts/matrix/behaviourMatrix';

const HEADING_ID = /\s*\\?\{#([\w-]+)\\?\}\s*$/;

/** Spaces that align columns would make some tables several times as long. */
const writer = unified().use(remarkStringify).use(remarkGfm, { tablePipeAlign: false }).freeze();

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What takes the place of each tag of a component: Markdown, or a table that the build computes; its children stay. */
const COMPONENTS: Record<
  string,
  (
    element: Element,
    page: SitePage,
    root: string,
  ) => string | RootContent[] | Promise<RootContent[]>
> = {
  BehaviourMatrix: (_, page, root) => createMatrix(root, page),
  FunctionTable: (_, page, root) => createFunctionTable(root, page),
  HealthTotals: (_, { locale }, root) => createHealth(root, locale),
  ReleaseFunctions: (element, { locale }, root) =>
    createReleaseFunctions(root, attributeOf(element, 'release'), locale),
  OfflinePages: () => '',
  PackageManagerTabs: (element) => `\`\`\`sh\nnpm ${attributeOf(element, 'command')}\n\`\`\``,
  Playground: () => '',
  Steps: () => '',
  Tab: (element) => `\n\n**${attributeOf(element, 'label')}**\n\n`,
  Tabs: () => '',
};

/**
 * Writes the body of a page as plain Markdown: the author's text, with only what Markdown does not
 * know replaced.
 *
 * @param routes Of all pages, whose links lead to their Markdown.
 * @param contract Markdown that stands before the last section.
 * @throws {Error} If a component has no Markdown; names file and line.
 */
export async function rewriteSource(
  page: SitePage,
  routes: Set<string>,
  root: string,
  contract?: string,
): Promise<string> {
  const text = new MagicString(page.source);
  const components: Element[] = [];
  visit(page.tree, (node) => {
    const [start, end] = offsetsOf(node);
    if (node.type === 'yaml' || node.type === 'mdxjsEsm') removeBlock(text, start, end);
    else if (node.type === 'heading') finishHeading(text, start, end);
    else if (isReference(node)) replaceUrl(text, node, linkTarget(node.url, page, routes));
    else if (isElement(node)) components.push(node);
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      text.update(start, end, evaluate(node.value));
    }
  });
  for (const mark of page.marks) text.update(...mark.range, writeReferences(mark));
  const tags = await Promise.all(components.map((element) => tagsOf(element, page, routes, root)));
  for (const [index, element] of components.entries()) replaceTags(text, element, tags[index]!);
  quoteContainers(text, page);
  if (contract) text.appendLeft(placeOfContract(page), `${contract}\n\n`);
  return text.toString().trim();
}

/** With the empty lines below it. */
function removeBlock(text: MagicString, start: number, end: number): void {
  text.remove(start, end + /^\n*/.exec(text.original.slice(end))![0].length);
}

/** Removes the id, which names the section. */
function finishHeading(text: MagicString, start: number, end: number): void {
  const [written] = HEADING_ID.exec(text.original.slice(start, end)) ?? [];
  if (written) text.remove(end - written.length, end);
}

function placeOfContract({ tree, headings, source }: SitePage): number {
  const after = headings.find(({ id }) => id === AFTER_CONTRACT);
  const node = tree.children.find((child) => after && lineOf(child) === after.line);
  return node ? offsetsOf(node)[0] : source.length;
}

/** Refers to the footnotes with the claims that prove what stands above a mark. */
function writeReferences({ units }: Mark): string {
  const proofs = units.flat().flatMap((part) => part?.proofs ?? []);
  const claims = proofs.filter((id) => id !== HERE && id !== ANSWER && !id.startsWith('#'));
  if (claims.length === 0) return '';
  return `\n\n${[...new Set(claims)].map((id) => `[^${id}]`).join('')}`;
}

/** Writes footnotes with the code of claims. */
export function writeDefinitions(claims: Claim[]): string {
  return claims
    .map(({ id, shown }) =>
      [`[^${id}]:`, '```js', ...shown.split('\n'), '```']
        .map((line, index) => (index > 0 && line ? `    ${line}` : line))
        .join('\n'),
    )
    .join('\n\n');
}

function isReference(node: Nodes): node is Link | Image | Definition {
  return node.type === 'link' || node.type === 'image' || node.type === 'definition';
}

function replaceUrl(text: MagicString, node: Link | Image | Definition, target: string): void {
  if (target === node.url) return;
  const [start, end] = offsetsOf(node);
  const at = text.original.lastIndexOf(node.url, end);
  if (at < start) return;
  text.update(at, at + node.url.length, target);
}

/** Writes a tree as Markdown. */
export function stringify(root: Root): string {
  return writer.stringify(root);
}

/** Writes blocks as Markdown, with links to the Markdown of pages. */
export function write(children: RootContent[], page: SitePage, routes: Set<string>): string {
  visit({ type: 'root', children }, 'link', (link) => {
    link.url = linkTarget(link.url, page, routes);
  });
  return stringify({ type: 'root', children }).trim();
}

/** HTML elements are valid in Markdown and stay. */
function isElement(node: Nodes): node is Element {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && /^[A-Z]/.test(node.name ?? '');
}

async function tagsOf(
  element: Element,
  page: SitePage,
  routes: Set<string>,
  root: string,
): Promise<string> {
  if (element.name!.endsWith('Demo')) return `[${texts.demoLink[page.locale]}](${page.url}#try-it)`;
  const create = COMPONENTS[element.name!];
  if (!create) {
    throw new Error(
      `${page.file}:${lineOf(element)}: <${element.name}> has no Markdown yet; add it to COMPONENTS in rewriteSource.ts`,
    );
  }
  const created = await create(element, page, root);
  return typeof created === 'string' ? created : write(created, page, routes);
}

function replaceTags(text: MagicString, element: Element, replacement: string): void {
  const [start, end] = offsetsOf(element);
  const [first, last] = [element.children.at(0), element.children.at(-1)];
  if (!first || !last) return void text.update(start, end, replacement);
  text.update(start, offsetsOf(first)[0], replacement || '\n');
  text.remove(offsetsOf(last)[1], end);
}

/** The array lets an expression consist of a comment alone, which shows nothing. */
function evaluate(expression: string): string {
  const value: unknown = new Function(`return [${expression}\n][0]`)();
  return value === undefined ? '' : String(value);
}

function offsetsOf({ position }: Nodes): [number, number] {
  return [position!.start.offset!, position!.end.offset!];
}

/**
 * Turns containers (`:::tip`) into block quotes with a bold title, which all Markdown readers know.
 *
 * @param page Parsed from the same source as `text`.
 */
function quoteContainers(text: MagicString, { tree, locale }: SitePage): void {
  const code = linesOfCode(tree);
  let inside = false;
  let offset = 0;
  for (const [index, line] of text.original.split('\n').entries()) {
    const [fence, type, title] = (!code.has(index + 1) && /^:::(\w*) *(.*)$/.exec(line)) || [];
    if (fence && type) {
      const name = title || i18n[`callout.${type}` as 'callout.tip'][locale];
      text.update(offset, offset + line.length, `> **${name}**`);
    } else if (fence) {
      text.remove(offset, offset + line.length);
    } else if (inside) {
      text.appendLeft(offset, line ? '> ' : '>');
    }
    if (fence) inside = Boolean(type);
    offset += line.length + 1;
  }
}

function linesOfCode(tree: SitePage['tree']): Set<number> {
  const lines = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position!.start.line; line <= position!.end.line; line++) lines.add(line);
  });
  return lines;
}
