import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { BuiltPage } from '../../builtPage';
import { code, table, text } from '../../../content/markdown/table';
import { importInTurn } from '../../../islands/build/importInTurn';
import type { Locale } from '../../../../site.config';
import { fillText } from '../../../islands/shared/fillText';
import { describeRow } from '../describeRow';
import { FACETS, type FunctionRow } from '../facets';
import texts from '../texts.json';

const ELEMENT = 'FunctionTable';

/** Gives `<FunctionTable />` what is known of every function. */
export async function functionTable({ root, tree, locale }: BuiltPage): Promise<void> {
  const elements: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === ELEMENT) elements.push(node);
  });
  if (elements.length === 0) return;
  const value = JSON.stringify(await readLater(root, locale));
  for (const { attributes } of elements) {
    attributes.push({ type: 'mdxJsxAttribute', name: 'rows', value });
  }
}

/** Creates the table that the element stands for, with links from the root of the language. */
export async function createFunctionTable(root: string, locale: Locale): Promise<RootContent[]> {
  const t = (key: keyof typeof texts, params?: Record<string, string | number>) =>
    fillText(texts[key][locale], params);
  const rows = (await readLater(root, locale)).map((row) => [
    [{ type: 'link' as const, url: `/guide/api/${row.page}`, children: [code(row.title)] }],
    [text(row.description)],
    ...describeRow(row, t),
  ]);
  return [table([[t('function'), t('description'), ...FACETS.map((facet) => t(facet))], ...rows])];
}

async function readLater(root: string, locale: Locale): Promise<FunctionRow[]> {
  const { readFunctionRows } = await importInTurn(() => import('./readFunctionRows'));
  return readFunctionRows(root, locale);
}
