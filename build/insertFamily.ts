import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { localizeLinks } from '@funtool-docs/content/markdown/replaceElements';
import { familyTable } from '@funtool-docs/facts/differences/build/familyTable';

/** Compares the function of a page with others of its family, below what else to see. */
export async function insertFamily({ tree, ...page }: BuiltPage): Promise<void> {
  const compared = await familyTable(page);
  if (compared) tree.children.push(...localizeLinks([compared], page.locale));
}
