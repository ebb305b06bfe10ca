import type { RootContent } from 'mdast';
import type { BuiltPage } from '../builtPage';
import { createMatrix } from './createMatrix';
import type { Locale } from '../../../site.config';
import { element } from '@funtool-docs/content/markdown/element';
import { text } from '@funtool-docs/content/markdown/table';
import { fillText } from '@funtool-docs/shared/fillText';
import texts from './texts.json';

/** A table of more rows pushes what follows it off the screen. */
const MAX_ROWS = 10;

const SHOWN_ROWS = 6;

const ELEMENT = 'BehaviourMatrix';

/** Replaces `<BehaviourMatrix />` by a table of what functions return for many values. */
export function behaviourMatrix({ root, tree, slug, locale }: BuiltPage): void {
  const index = tree.children.findIndex(isMatrix);
  if (index < 0) return;
  const nodes = createMatrix(root, { slug, locale });
  tree.children.splice(index, 1, ...nodes.flatMap((node) => foldRows(node, locale)));
}

/** Tells whether a node is the placeholder of a matrix. */
export function isMatrix(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === ELEMENT;
}

/** Folds all but the first rows of a long table; a native `details` opens without scripts. */
export function foldRows(node: RootContent, locale: Locale): RootContent[] {
  if (node.type !== 'table') return [node];
  const [header, ...rows] = node.children;
  if (rows.length <= MAX_ROWS) return [node];
  const tableOf = (part: typeof rows): RootContent => ({ ...node, children: [header!, ...part] });
  const title = fillText(texts.allRows[locale], { count: rows.length });
  return [
    tableOf(rows.slice(0, SHOWN_ROWS)),
    element(
      'details',
      [element('summary', [text(title)]), tableOf(rows.slice(SHOWN_ROWS))],
      'ft-matrix-rest',
    ),
  ];
}
