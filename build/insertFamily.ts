import type { BuiltPage } from '../packages/facts/builtPage';
import { localizeLinks } from '../packages/content/markdown/replaceElements';
import { familyTable } from '../packages/facts/differences/build/familyTable';

/** Compares the function of a page with others of its family, below what else to see. */
export async function insertFamily({ tree, ...page }: BuiltPage): Promise<void> {
  const compared = await familyTable(page);
  if (compared) tree.children.push(...localizeLinks([compared], page.locale));
}
