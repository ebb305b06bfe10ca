import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { familyTable } from '@funtool-docs/facts/differences/build/writeDifferences';
import { readMeasuredPages, readMeasuredFacts } from '@funtool-docs/facts/library/measured';
import { FAMILIES } from './findNeighbours';

const all = readMeasuredPages('.').map(({ name }) => ({ name, ...readMeasuredFacts('.', name)! }));

const tableOf = (page: string, locale: 'en' | 'zh' = 'en') =>
  familyTable('.', { slug: `guide/api/${page}.mdx`, locale });

it('a table has what each function of a family returns', () => {
  const rows = tableOf('string/padEnd')!.children;
  expect(rows.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['Function', "f('7', 3, '0')", "f('12345', 3)"],
    ['padStart', "'007'", "'12345'"],
    ['padEnd', "'700'", "'12345'"],
  ]);
});

it('a table links to the other functions and marks its own', () => {
  const firsts = tableOf('string/padEnd', 'zh')!.children.slice(1);
  expect(firsts.map(({ children: [cell] }) => cell!.children[0])).toMatchObject([
    { type: 'link', url: '/guide/api/string/padStart' },
    { type: 'strong' },
  ]);
});

it('pages of other functions have no table', () => {
  expect(tableOf('array/at')).toBeUndefined();
  expect(familyTable('.', { slug: 'guide/index.mdx', locale: 'en' })).toBeUndefined();
});

it('some call of a table tells every function of its family from the others', () => {
  const tables = all.flatMap(({ family }) => family ?? []);
  const alike = tables.filter(
    ({ functions }) =>
      new Set(functions.map(({ results }) => results.join())).size < functions.length,
  );
  expect(tables.length).toBeGreaterThan(0);
  expect(alike).toEqual([]);
});

it('calls tell each function from all of its neighbours', () => {
  const alike = all.flatMap(({ neighbours: { functions, rows } = { functions: [], rows: [] } }) =>
    functions.filter(
      (_, place) => place > 0 && rows.every(({ results }) => results[place] === results[0]),
    ),
  );
  expect(alike).toEqual([]);
});

it('no family names a function twice', () => {
  const twice = FAMILIES.filter(({ names }) => new Set(names).size !== names.length);
  expect(twice).toEqual([]);
});
