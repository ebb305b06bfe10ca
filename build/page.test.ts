import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { type BuiltPage, openPage } from '@funtool-docs/facts/builtPage';
import { functionTable } from '@funtool-docs/facts/facets/build/facets';
import { insertFamily } from './steps/evidence';
import { HTML_STEPS, STEPS } from './page';
import { runSteps, type Step } from './runSteps';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/zh/guide/api/type/isArray.mdx');
const source = readFileSync(path.join(import.meta.dirname, 'everyStep.mdx'), 'utf8');

/** Steps that have nothing to do on this page, or on the site as it is. */
const WITH_NEWS = new Map<Step, Step>([
  [insertFamily, (page) => insertFamily({ ...page, slug: 'guide/api/string/trim.mdx' })],
  [functionTable, (page) => functionTable({ ...page, slug: 'guide/which-function.mdx' })],
]);

/** Reads the page as Rspress does, which has read the frontmatter before. */
function parse(text: string): Root {
  const body = text.replace(/^---.*?---\n/s, '');
  return unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(body);
}

/** Takes the page through steps. */
async function build(steps: readonly Step[], text = source, isProduction = true) {
  const page = openPage({
    root,
    isProduction,
    tree: parse(text),
    file: new VFile({ path: file, cwd: root }),
    record: { frontmatter: { title: 'isArray' } },
  });
  await runSteps(
    steps.map((step) => WITH_NEWS.get(step) ?? step),
    page,
  );
  return page;
}

/** The list with two of its lines swapped. */
function swap<Line extends { name: string }>(lines: readonly Line[], one: string, other: string) {
  const names = lines.map(({ name }) => name);
  const [i, j] = [names.indexOf(one), names.indexOf(other)];
  if (i < 0 || j < 0) throw new Error(`The list lacks ${i < 0 ? one : other}.`);
  return lines.with(i, lines[j]!).with(j, lines[i]!);
}

const isElement = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A line for each block, with what stands in it. Texts that follow the site are left out. */
function outline(nodes: Nodes[], indent = ''): string[] {
  return nodes.flatMap((node) => {
    if (isElement(node)) {
      const { attributes = [], children = [] }: Partial<MdxJsxFlowElement> = node;
      const names = attributes.map((one) => ('name' in one ? ` ${one.name}` : ''));
      return [`${indent}<${node.name}${names.join('')}>`, ...outline(children, `${indent}  `)];
    }
    return `${indent}${describe(node)}`;
  });
}

function describe(node: Nodes): string {
  if (node.type === 'heading') return `${'#'.repeat(node.depth)} ${toString(node)}`;
  if (node.type === 'code') return `\`\`\`${node.lang} ${node.meta ?? ''}`.trim();
  if (node.type === 'mdxjsEsm') return 'import';
  if (node.type === 'paragraph') {
    return node.position ? node.children.map(describe).join('') : 'paragraph of ours';
  }
  if (node.type === 'table') return `table: ${toString(node.children[0])}`;
  if (node.type === 'list') return node.position ? `list: ${toString(node)}` : 'list';
  if (isElement(node)) return outline([node]).join('');
  return 'children' in node || 'value' in node ? toString(node) : node.type;
}

const elementsOf = ({ tree }: BuiltPage) =>
  tree.children.filter(isElement).map(({ name }) => name!);

const isFamily = (node: Nodes) =>
  node.type === 'table' && toString(node.children[0]).includes("f('  a  ')");

/** Order: what the first step of a pair loses, or the second one, if they are swapped. */
type Pair = [
  upper: string,
  lower: string,
  what: string,
  read: (steps: readonly Step[]) => Promise<unknown>,
  kept: unknown,
  lost: unknown,
];

const PAIRS: Pair[] = [
  [
    'insertProofs',
    'foldEdgeCases',
    'the table that a mark speaks of',
    async (steps) => JSON.stringify((await build(steps)).tree).split('"Proof"').length - 1,
    2,
    1,
  ],
  [
    'verifyExamples',
    'foldEdgeCases',
    'rows of edge cases, which run',
    async (steps) => (await build(steps)).record.checkedResults,
    4,
    2,
  ],
  [
    'numberLines',
    'insertHead',
    'the line of the answer',
    async (steps) => {
      const lines: unknown[] = [];
      const { tree } = await build(steps, source, false);
      visit(tree, 'code', ({ data }) => void lines.push((data as never)?.['hProperties']));
      return lines[0];
    },
    { dataLine: 2 },
    undefined,
  ],
  [
    'insertFamily',
    'insertEvidence',
    'the comparison right below the text',
    async (steps) => {
      const { children } = (await build(steps)).tree;
      const place = children.findIndex((node) => isElement(node) && node.name === 'Evidence');
      return children.findIndex(isFamily) < place;
    },
    true,
    false,
  ],
  [
    'insertHead',
    'insertGuides',
    'the guides below the head',
    async (steps) => elementsOf(await build(steps)).slice(1, 3),
    ['PageFacts', 'div'],
    ['PageAnswer', 'PageFacts'],
  ],
];

it('takes a page through all steps', { timeout: 120_000 }, async () => {
  const { tree, record } = await build(STEPS);
  expect(outline(tree.children).join('\n')).toMatchSnapshot('Markdown');
  expect(Object.keys(record).toSorted()).toMatchSnapshot('record');
});

it.each(STEPS.map((step) => [step.name, step] as const))(
  'has something for %s to do',
  { timeout: 120_000 },
  async (_name, step) => {
    const isProduction = step.name !== 'numberLines';
    const builds = [STEPS, STEPS.filter((other) => other !== step)].map((steps) =>
      build(steps, source, isProduction).then(
        ({ tree, record }) => JSON.stringify([tree, record]),
        String,
      ),
    );
    const [all, others] = await Promise.all(builds);
    expect(others).not.toBe(all);
  },
);

it.each(PAIRS)(
  '%s comes before %s, which would lose %s',
  { timeout: 120_000 },
  async (upper, lower, _what, read, kept, lost) => {
    expect(await read(STEPS)).toEqual(kept);
    expect(await read(swap(STEPS, upper, lower))).toEqual(lost);
  },
);

/** Takes the HTML of the page through steps, and writes it in short. */
function buildHtml(steps = HTML_STEPS): string {
  const passThrough = ['mdxJsxFlowElement', 'mdxTextExpression'] as never[];
  const html = toHast(parse(source), { passThrough }) as HtmlRoot;
  for (const step of steps) step(html, { locale: 'zh', slug: 'guide/api/type/isArray.mdx' });
  return html.children.map(writeHtml).join('');
}

function writeHtml(node: HtmlNodes | MdxJsxFlowElement): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxJsxFlowElement') {
    const values = node.attributes.map(({ value }) => (value as { value: string })?.value ?? '');
    return `{${node.name} ${values.join(' ')}}`;
  }
  if (node.type !== 'element') return '';
  const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name}=${value}`);
  const children = node.children.map(writeHtml).join('');
  return `<${node.tagName}${attributes.join('')}>${children}</${node.tagName}>`;
}

it('takes the HTML of a page through all steps', () => {
  expect(buildHtml()).toMatchSnapshot();
});

it.each([
  ['markEnglish', 'lang=\\"en\\"'],
  ['markUntranslatable', 'translate=\\"no\\"'],
])('%s comes before staticMarkup, in whose HTML it finds no element', (step, added) => {
  const count = (html: string) => html.split(added).length;
  expect(count(buildHtml(swap(HTML_STEPS, step, 'staticMarkup')))).toBeLessThan(count(buildHtml()));
});
