import path from 'node:path';
import { expect, it } from 'vitest';
import { isExample, norunReason, countResults } from '@funtool-docs/content/codeBlocks';
import { loadSite } from '@funtool-docs/content/loadSite';
import { parsePage } from '@funtool-docs/content/parsePage';
import { countFigures } from './siteFigures';
import { parseOnce } from '@funtool-docs/runner/evaluator/parseExample';

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
    '## Notes \\{#notes}',
    '### Edge cases \\{#edge-cases}',
    '| Input | Result |',
    '| --- | --- |',
    '| `at([], 0)` | `undefined` |',
  ].join('\n');
  const page = parsePage({ file: 'at.mdx', locale: 'en', slug: 'guide/api/array/at.mdx', source });
  expect(countFigures([page])).toEqual({ functions: 2, pages: 1, reference: 1, results: 3 });
});

it('counts the results that running finds, on every page', () => {
  const { pages } = loadSite(path.resolve(import.meta.dirname, '../..'));
  const blocks = pages
    .flatMap((page) => page.blocks)
    .filter((block) => isExample(block) && norunReason(block.meta) === undefined);
  const wrong = blocks.filter(({ code }) => {
    const found = parseOnce(code).statements.filter(({ expectation }) => expectation);
    return countResults(code) !== found.length;
  });
  expect(blocks.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});
