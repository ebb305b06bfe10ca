import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { isApiPage } from '@funtool-docs/content/paths';
import { createContract } from './contract';
import { createDifferences } from './differences';
import { element } from '@funtool-docs/content/markdown/element';

/** Puts all that is measured and proved about an API page into one block at its end. */
export async function insertEvidence(page: BuiltPage): Promise<void> {
  if (!isApiPage(page)) return;
  const parts = [await createContract(page), await createDifferences(page)];
  page.tree.children.push(element('Evidence', parts.flat()));
}
