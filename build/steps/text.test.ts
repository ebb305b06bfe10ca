import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { inlineParameter, numberLines } from './text';

const VALUE = '| `value` | `unknown` | required | Any value. |';
const DIGITS = '| `digits` | `number` | `2` | At most `20`. |';

/** Returns the table as the step leaves it. */
function written(...rows: string[]) {
  const table = ['| Name | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows];
  const source = `## Parameters {#parameters}\n\n${table.join('\n')}\n`;
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(source);
  inlineParameter({ tree, slug: 'guide/api/type/isArray.mdx', locale: 'en' });
  const { type } = tree.children[1]!;
  return { type, text: toString(tree.children[1]) };
}

it('writes a single parameter as a line', () => {
  expect(written(VALUE)).toEqual({
    type: 'paragraph',
    text: 'value · unknown · required: Any value.',
  });
});

it('says of a value that it is the default', () => {
  expect(written(DIGITS).text).toBe('digits · number · default 2: At most 20.');
});

it('leaves a table of several parameters', () => {
  expect(written(VALUE, DIGITS).type).toBe('table');
});

/** Lines that a page tells of its blocks. */
function linesOf(isProduction: boolean): unknown[] {
  const tree = unified().use(remarkParse).parse('# One\n\nTwo\n\n- Three\n');
  numberLines({ tree, isProduction } as BuiltPage);
  return tree.children.map(
    ({ data }) => (data as { hProperties?: Record<string, unknown> })?.hProperties?.['dataLine'],
  );
}

it('tells where blocks begin in development alone', () => {
  expect(linesOf(false)).toEqual([1, 3, 5]);
  expect(linesOf(true)).toEqual([undefined, undefined, undefined]);
});
