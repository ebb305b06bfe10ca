import type { Code, Nodes, Paragraph, PhrasingContent, RootContent, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { isExample, norunReason, triedMonth, countResults } from '@funtool-docs/content/codeBlocks';
import { edgeCaseExamples, findEdgeCases, rowsOf } from '@funtool-docs/content/edgeCases';
import { indexOfHeading, lineOf } from '@funtool-docs/content/parsePage';
import { isApiPage, relativePath } from '@funtool-docs/content/paths';
import { formatProblem } from '@funtool-docs/content/problem';
import { importSerially } from '@funtool-docs/shared/importSerially';
import { fillText } from '@funtool-docs/shared/texts';
import { element, paragraph, text } from '@funtool-docs/content/markdown/nodes';
import { toString } from 'mdast-util-to-string';
import type { Locale } from '../../site.config';
import texts from './texts.json';

/** On the fence of what ran with the stated results; `markResults` marks no others. */
export const RAN = /(?:^|\s)ran(?=\s|$)/;

/**
 * Runs the examples of a page while it is compiled: false results stop the build or show in
 * development. The others are written on their fences, and counted.
 */
export async function verifyExamples(page: BuiltPage): Promise<void> {
  const { blocks, file, record, tree } = page;
  const examples = [...blocks.filter(isExample), ...edgeCaseExamples(page)];
  const { checkBlock } = await importSerially(() => import('@funtool-docs/checks/checkExamples'));
  const checks = examples.map((block) => checkBlock(block));
  const problems = (await Promise.all(checks)).flat();
  if (problems.length) {
    const name = relativePath(file.cwd, file.path);
    const list = problems.map((problem) => formatProblem({ file: name, ...problem }));
    file.fail(list.join('\n'), { line: problems[0]!.line, column: 1 });
  }
  const ran = examples.filter(({ meta }) => norunReason(meta) === undefined);
  record.checkedResults = ran.reduce((sum, { code }) => sum + countResults(code), 0);
  const lines = new Set(ran.map(({ line }) => line));
  visit(tree, 'code', (node: Code) => {
    if (lines.has(lineOf(node) + 1)) node.meta = `${node.meta ?? ''} ran`.trim();
  });
}

/** Tells the page where each block began in the source, in the development server. */
export function numberLines({ tree, isProduction }: BuiltPage): void {
  if (isProduction) return;
  for (const node of tree.children as Nodes[]) {
    const line = node.position?.start.line;
    if (!line || /^(?:yaml|mdxjsEsm|mdxJsxFlowElement)$/.test(node.type)) continue;
    node.data = {
      ...node.data,
      hProperties: { ...(node.data as { hProperties?: object })?.hProperties, dataLine: line },
    };
  }
}

/** Says below a block of commands when they were last run by hand: `tried="2026-11"`. */
export function triedBlocks({ tree, locale }: BuiltPage): void {
  visit(tree, 'code', ({ meta }: Code, index, parent) => {
    const month = triedMonth(meta ?? '');
    if (month) parent!.children.splice(index! + 1, 0, writeCaption(month, locale));
  });
}

/** Writes the date at build time, so that no script has to format it. */
function writeCaption(month: string, locale: Locale): Paragraph {
  const value = fillText(texts.tried[locale], { month: formatMonth(month, locale) });
  return {
    type: 'paragraph',
    children: [{ type: 'text', value }],
    data: { hProperties: { className: ['ft-tried'] } },
  };
}

/** Han characters and digits are separated by a space, as everywhere on the site. */
function formatMonth(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format
    .format(new Date(`${month}-01`))
    .replace(/(?<=\d)(?=\p{sc=Han})|(?<=\p{sc=Han})(?=\d)/gu, ' ');
}

const BEFORE_ID = /(?=\s*\{#[\w-]+\}\s*$)/;

/**
 * Folds the table of edge cases of an API page below its heading. A native `details` opens without scripts, and
 * for the browser's search in the page; its title says how many there are.
 */
export function foldEdgeCases({ tree, slug }: Pick<BuiltPage, 'tree' | 'slug'>): void {
  const found = isApiPage({ slug }) ? findEdgeCases(tree) : undefined;
  if (!found?.table) return;
  const { heading, table, index } = found;
  const [title] = heading.children;
  const count = rowsOf(table).length;
  if (title?.type === 'text') title.value = title.value.replace(BEFORE_ID, ` (${count})`);
  const summary = element('summary', [heading]);
  tree.children.splice(index, 2, element('details', [summary, table], 'ft-edge-cases'));
}

const PARAMETERS = 'parameters';

/** Shows a single parameter as a line; the table of its author, which is checked, stays in the source. */
export function inlineParameter(page: Pick<BuiltPage, 'tree' | 'slug' | 'locale'>): void {
  const { tree, slug, locale } = page;
  const heading = isApiPage({ slug }) ? indexOfHeading(tree, PARAMETERS) : -1;
  if (heading < 0) return;
  const table: RootContent | undefined = tree.children[heading + 1];
  if (table?.type !== 'table') return;
  const [row, ...others] = rowsOf(table);
  if (!row || others.length > 0) return;
  const line = writeLine(table.children[0]!, row, locale === 'zh' ? '：' : ': ');
  tree.children.splice(heading + 1, 1, paragraph(line));
}

function writeLine(header: TableRow, row: TableRow, colon: string): PhrasingContent[] {
  const [name, type, value, description] = row.children.map(({ children }) => children);
  const isDefault = value![0]?.type === 'inlineCode';
  const title = isDefault ? `${toString(header.children[2]).toLowerCase()} ` : '';
  return [
    ...name!,
    text(' · '),
    ...type!,
    text(` · ${title}`),
    ...value!,
    text(colon),
    ...description!,
  ];
}
