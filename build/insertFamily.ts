import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { localizeLinks } from '@funtool-docs/content/markdown/replaceElements';
import { familyTable } from '@funtool-docs/facts/differences/build/familyTable';

/** Compares the function of a page with others of its family, below what else to see. */
export function insertFamily({ root, tree, ...page }: BuiltPage): void {
  const compared = familyTable(root, page);
  if (compared) tree.children.push(...localizeLinks([compared], page.locale));
}
