import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { rowsOf } from '@funtool-docs/content/edgeCases';
import { paragraph, text } from '@funtool-docs/content/markdown/table';
import { indexOfHeading } from '@funtool-docs/content/parsePage';
import { isApiPage } from '@funtool-docs/content/paths';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';

const PARAMETERS = 'parameters';

/** Shows a single parameter as a line; the table of its author, which is checked, stays in the source. */
export function inlineParameter({
  tree,
  slug,
  locale,
}: Pick<BuiltPage, 'tree' | 'slug' | 'locale'>): void {
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
