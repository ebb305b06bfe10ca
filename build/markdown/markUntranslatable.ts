import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isReference } from '../../theme/shared/titleAttributes';

/** A name, with its owner if it has one. */
const NAME = /^[\w$]+(?:\.[\w$]+)*$/;

/** Keeps programs that translate pages from translating code, and names that link to their pages. */
export function markUntranslatable(html: Root): void {
  visit(html, 'element', (node) => {
    // `RunnableCodeBlock.tsx` marks blocks.
    if (node.tagName === 'pre') return SKIP;
    if (!isCode(node) && !isLinkedName(node)) return undefined;
    node.properties['translate'] = 'no';
    return SKIP;
  });
}

function isCode({ tagName }: Element): boolean {
  return tagName === 'code' || tagName === 'kbd';
}

function isLinkedName({ tagName, properties, children }: Element): boolean {
  if (tagName !== 'a' || !isReference(String(properties['href']))) return false;
  const [only] = children;
  return children.length === 1 && only?.type === 'text' && NAME.test(only.value);
}
