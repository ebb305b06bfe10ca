import type { RootContent } from 'mdast';
import type { BuiltPage } from '../builtPage';
import { importSerially } from '@funtool-docs/islands/build/importSerially';
import { foldRows } from './foldRows';

const ELEMENT = 'BehaviourMatrix';

/** Replaces `<BehaviourMatrix />` by a table of what functions return for many values. */
export async function behaviourMatrix({ tree, names, locale }: BuiltPage): Promise<void> {
  const index = tree.children.findIndex(isMatrix);
  if (index < 0) return;
  const { createMatrix } = await importSerially(() => import('./createMatrix'));
  const nodes = await createMatrix(names, locale);
  tree.children.splice(index, 1, ...nodes.flatMap((node) => foldRows(node, locale)));
}

/** Tells whether a node is the placeholder of a matrix. */
export function isMatrix(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === ELEMENT;
}
