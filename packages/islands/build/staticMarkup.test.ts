import type { Element, ElementContent, Properties, Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { expect, it } from 'vitest';
import { staticMarkup } from './staticMarkup';

function element(tagName: string, children: unknown[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children: children as ElementContent[] };
}

const text = (value: string) => ({ type: 'text', value });

/** The HTML of an element that has become static, by its name; undefined if it has not. */
function compiled(node: Element): Record<string, string> | undefined {
  const tree: Root = { type: 'root', children: [node] };
  staticMarkup(tree);
  const [made] = tree.children as unknown as [Element | MdxJsxFlowElement];
  if (made.type === 'element') return undefined;
  const { value } = made.attributes[0]!.value as { value: string };
  return { [made.name!]: Object.values(JSON.parse(value) as object)[0] };
}

it('compiles the tokens of code to HTML', () => {
  const line = element('span', [element('span', [text('a < b')], { className: ['ft-keyword'] })]);
  expect(compiled(element('code', [line]))).toEqual({
    code: '<span><span class="ft-keyword">a &#x3C; b</span></span>',
  });
});

it('leaves an element with a link, which the theme renders', () => {
  expect(compiled(element('p', [element('a', [text('x')])]))).toBeUndefined();
});

it('leaves an element with a component', () => {
  const proof = { type: 'mdxJsxTextElement', name: 'Proof', attributes: [], children: [] };
  expect(compiled(element('p', [element('em', [text('x')]), proof]))).toBeUndefined();
});

it('leaves text alone, which is no shorter as HTML', () => {
  expect(compiled(element('p', [text('x')]))).toBeUndefined();
});

it('leaves cells with an alignment, of which the theme makes a style', () => {
  const cell = element('td', [text('1')], { align: 'right' });
  expect(compiled(element('tbody', [element('tr', [cell])]))).toBeUndefined();
});

it('drops the line breaks between the parts of a table, as MDX does', () => {
  const row = element('tr', [text('\n'), element('td', [text('1 ')]), text('\n')]);
  expect(compiled(element('tbody', [text('\n'), row]))).toEqual({
    tbody: '<tr><td>1 </td></tr>',
  });
});
