import type { RsbuildPlugin } from '@rsbuild/core';
import type { RootContent } from 'mdast';
import type { BuiltPage } from '../../builtPage';
import { code, table, text } from '@funtool-docs/content/markdown/table';
import { replaceElements } from '@funtool-docs/content/markdown/replaceElements';
import { emitFiles } from '@funtool-docs/islands/build/emitFiles';
import { readFunctionRows } from './readFunctionRows';
import { site, type Locale } from '../../../../site.config';
import { textsIn } from '@funtool-docs/shared/fillText';
import { describeRow } from '../describeRow';
import { FACETS, functionsPath } from '../facets';
import texts from '../texts.json';

/** Replaces `<FunctionTable />` by a table of what is known of every function. */
export function functionTable(page: BuiltPage): Promise<void> {
  return replaceElements(page, {
    FunctionTable: () => createFunctionTable(page.root, page.locale),
  });
}

/** Emits the rows of the table as JSON, a file for each language. */
export function functionFiles(root: string): RsbuildPlugin {
  const files = site.locales.map(({ lang }) => [
    functionsPath(lang).slice(1),
    () => JSON.stringify(readFunctionRows(root, lang)),
  ]);
  return emitFiles('functions', Object.fromEntries(files));
}

/** Creates the table that the element stands for, with links from the root of the language. */
export function createFunctionTable(root: string, locale: Locale): RootContent[] {
  const t = textsIn(texts, locale);
  const rows = readFunctionRows(root, locale).map((row) => [
    [{ type: 'link' as const, url: `/guide/api/${row.page}`, children: [code(row.title)] }],
    [text(row.description)],
    ...describeRow(row, t),
  ]);
  return [table([[t('function'), t('description'), ...FACETS.map((facet) => t(facet))], ...rows])];
}
