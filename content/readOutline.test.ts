import { expect, it } from 'vitest';
import { readOutline } from './readOutline';

it('reads names and code blocks from the lines of a page', () => {
  const source = [
    '---',
    'title: at',
    'exports: [at, union]',
    '---',
    '## Signature {#signature}',
    '```ts',
    'at(list)',
    '```',
    '## Examples',
    '- in a list',
    '  ````ts norun="no server"',
    '  ```',
    '  ````',
    '### Edge cases \\{#edge-cases}',
    '',
    '| Input | Result | Instead |',
    '| ----- | ------ | ------- |',
    '| `1`   | `1`    | One.    |',
  ].join('\n');
  expect(readOutline({ slug: 'guide/api/array/at.mdx', source })).toEqual({
    slug: 'guide/api/array/at.mdx',
    names: ['at', 'union'],
    edgeCases: 1,
    blocks: [
      { lang: 'ts', meta: '', code: 'at(list)', section: 'signature' },
      { lang: 'ts', meta: 'norun="no server"', code: '```', section: undefined },
    ],
  });
});
