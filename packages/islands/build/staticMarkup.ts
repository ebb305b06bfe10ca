import type { ObjectExpression, Program } from 'estree';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** Elements that the theme renders as they are (`packages/islands/contract/runtime.contract.test.ts`). */
const PLAIN = new Set([
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'li',
  'ol',
  'p',
  'span',
  'strong',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
]);

const TABLE_PARTS = new Set(['tbody', 'thead', 'tr']);

/**
 * Compiles the parts of a page that never change, such as the tokens of code, to HTML instead of
 * components, so that scripts are shorter and React has less to hydrate.
 */
export function staticMarkup(html: Root): void {
  visit(html, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !isWorthwhile(node) || !isStatic(node)) return undefined;
    parent.children[index] = rawElement(node) as ElementContent;
    return SKIP;
  });
}

/** Attributes of the element itself would need the names that React has for them. */
function isWorthwhile({ properties, children }: Element): boolean {
  const isBare = Object.values(properties).every((value) => value === undefined);
  return isBare && children.some(({ type }) => type === 'element');
}

/** Cells with an alignment are none: the theme makes a style of it. */
function isStatic(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text';
  return PLAIN.has(node.tagName) && !hasAlignment(node.properties) && node.children.every(isStatic);
}

function hasAlignment({ align }: Properties): boolean {
  return align !== undefined && align !== null;
}

/** MDX drops the line breaks between the parts of a table, too. */
function withoutTableSpace(node: Element): Element {
  const children = node.children
    .filter(({ type }) => type === 'element' || !TABLE_PARTS.has(node.tagName))
    .map((child) => (child.type === 'element' ? withoutTableSpace(child) : child));
  return { ...node, children };
}

function rawElement(node: Element): MdxJsxFlowElement {
  const html = toHtml(withoutTableSpace(node).children);
  const expression: ObjectExpression = {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: { type: 'Identifier', name: '__html' },
        value: { type: 'Literal', value: html },
      },
    ],
  };
  const body: Program['body'] = [{ type: 'ExpressionStatement', expression }];
  return {
    type: 'mdxJsxFlowElement',
    name: node.tagName,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify({ __html: html }),
          data: { estree: { type: 'Program', sourceType: 'module', body } },
        },
      },
    ],
    children: [],
  };
}
