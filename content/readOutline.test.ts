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
  ].join('\n');
  expect(readOutline({ slug: 'guide/api/array/at.mdx', source })).toEqual({
    names: ['at', 'union'],
    blocks: [
      { lang: 'ts', meta: '', code: 'at(list)', section: 'signature' },
      { lang: 'ts', meta: 'norun="no server"', code: '```', section: undefined },
    ],
  });
});
