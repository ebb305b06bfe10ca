import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { findEdgeCases, rowsOf } from '@funtool-docs/content/edgeCases';
import { element } from '@funtool-docs/content/markdown/element';
import { isApiPage } from '@funtool-docs/content/paths';

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
