import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { expect, it } from 'vitest';
import { createFunctionTable } from './facets';

const rowsOf = (node?: RootContent) =>
  node?.type === 'table'
    ? node.children.map(({ children }) => children.map((cell) => toString(cell)))
    : [];

/** Lists what stands on the page of a folder of the reference. */
const create = (folder: string) =>
  createFunctionTable('.', { locale: 'en', slug: `guide/api/${folder}/index.mdx` });

it('lists the functions of a folder, those of inner folders by their index alone', () => {
  const nodes = create('function');
  const names = nodes.flatMap(rowsOf).map(([name]) => name);
  expect(names).toContain('debounce');
  expect(names).toContain('ObjectId');
  expect(names).not.toContain('toHexString');
  const titles = nodes.filter(({ type }) => type === 'heading').map((node) => toString(node));
  expect(titles).toContain('Build and read URLs');
});

it('needs no heading if all functions of a folder are for one task', () => {
  const nodes = create('array');
  expect(nodes.map(({ type }) => type)).toEqual(['table']);
  expect(rowsOf(nodes[0])[1]![0]).toBe('unique');
});

it('shows an input that a rule accepts, and one that it rejects', () => {
  const [table] = create('regex/builtin');
  const rows = rowsOf(table);
  expect(rows[0]).toEqual(['Name', 'What it does', 'Accepts', 'Rejects']);
  expect(rows.every((row) => row.length === 4)).toBe(true);
  expect(rows.find(([name]) => name === 'qq')!.slice(2)).toEqual(["'10000'", "'9999'"]);
});

it('shows a call and its result where each function of a table has one', () => {
  const rows = [...create('string'), ...create('array')].flatMap(rowsOf);
  expect(rows.find(([name]) => name === 'count')![2]).toBe("count('ERR, ERR, err', 'ERR') → 2");
  expect(rows.find(([name]) => name === 'unique')).toHaveLength(2);
});
