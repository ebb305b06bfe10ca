import { expect, it } from 'vitest';
import { readDocumentBlocks } from './readDocumentBlocks';

it('reads fences of Markdown in languages that run, with the line of their code', () => {
  const source =
    '# Title\n\n```ts\nf();\n```\n\n```sh\nls\n```\n\n- in a list\n\n  ```JavaScript\n  g();\n  ```\n';
  expect(readDocumentBlocks('guide.md', source)).toEqual([
    { code: 'f();', line: 4, isShared: true },
    { code: 'g();', line: 14, isShared: true },
  ]);
});

it('reads MDX, and as Markdown what is none', () => {
  const fence = '\n\n```js\nf();\n```\n';
  expect(readDocumentBlocks('a.mdx', `<Note>text</Note>${fence}`)).toHaveLength(1);
  expect(readDocumentBlocks('a.mdx', `a < b {${fence}`)).toHaveLength(1);
});

it('reads examples of comments, with or without fences', () => {
  const source = [
    '/**',
    ' * Adds.',
    ' *',
    ' * @example <caption>Whole numbers</caption>',
    ' * add(1, 2); // => 3',
    ' * @example',
    ' * Text before',
    ' * ```ts',
    ' * add(2, 2); // => 4',
    ' * ```',
    ' * @returns {number}',
    ' */',
    'export function add(a, b) {}',
  ].join('\n');
  expect(readDocumentBlocks('add.d.ts', source)).toEqual([
    { code: '\nadd(1, 2); // => 3', line: 4, isShared: false },
    { code: 'add(2, 2); // => 4', line: 9, isShared: false },
  ]);
});
