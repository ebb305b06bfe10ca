import type { Nodes, Root } from 'mdast';
import { expect, it } from 'vitest';
import { foldEdgeCases } from '../foldEdgeCases';
import { parsePage } from '@funtool-docs/content/parsePage';
import { insertMarks } from './insertMarks';

const SOURCE = `Text.

## Notes \\{#notes}

Text.

### Edge cases \\{#edge-cases}

| Input | Result |
| ----- | ------ |
| \`1\`   | \`2\`    |
`;

const API_PAGE = 'guide/api/array/at.mdx';

function parse(): Root {
  return parsePage({ file: 'a.mdx', slug: 'a.mdx', locale: 'en', source: SOURCE }).tree;
}

function mark(tree: Root, slug: string, ...ids: string[]): void {
  const newer = ids.map((id) => ({ id, newer: 'zh', text: 'newer.zh' }) as const);
  insertMarks({ tree, slug, locale: 'en' }, newer, 'static/sync/a.json');
}

const nameOf = (node: Nodes) => ('name' in node ? node.name : node.type);

it('leaves a page in step as it is', () => {
  const tree = parse();
  mark(tree, 'a.mdx');
  expect(tree).toEqual(parse());
});

it('puts a mark below the heading of its section, and imports what shows it', () => {
  const tree = parse();
  mark(tree, 'a.mdx', 'notes');
  expect(tree.children.map(nameOf).slice(0, 4)).toEqual([
    'mdxjsEsm',
    'paragraph',
    'heading',
    'NewerTranslation',
  ]);
});

it('puts the mark of a folded section below its summary', () => {
  const tree = parse();
  foldEdgeCases({ tree, slug: API_PAGE });
  mark(tree, API_PAGE, 'edge-cases');
  const details = tree.children.at(-1)!;
  expect('children' in details && details.children.map(nameOf)).toEqual([
    'summary',
    'NewerTranslation',
    'table',
  ]);
});

it.each([
  ['guide/start/introduction.mdx', ['mdxjsEsm', 'NewerTranslation', 'paragraph']],
  [API_PAGE, ['mdxjsEsm', 'paragraph', 'NewerTranslation']],
])('puts the mark of the head of %s where there is room', (slug, names) => {
  const tree = parse();
  mark(tree, slug, 'head');
  expect(tree.children.map(nameOf).slice(0, 3)).toEqual(names);
});
