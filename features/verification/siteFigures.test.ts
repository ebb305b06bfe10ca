import { expect, it } from 'vitest';
import { parsePage } from '../../content/parsePage';
import { countFigures } from './siteFigures';

it('counts pages, documented exports and the results that are run', () => {
  const source = [
    '---',
    'title: at',
    'exports: [at, union]',
    '---',
    '```ts',
    '1; // => 1',
    '2; // => 2',
    '```',
    '```ts norun="no server"',
    '3; // => 3',
    '```',
    '```sh',
    'npm test # => 4',
    '```',
  ].join('\n');
  const page = parsePage({ file: 'at.mdx', locale: 'en', slug: 'guide/api/array/at.mdx', source });
  expect(countFigures([{ ...page, edgeCases: 3 }])).toEqual({
    functions: 2,
    pages: 1,
    reference: 1,
    results: 5,
  });
});
