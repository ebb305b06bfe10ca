import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { FAMILIES } from '@funtool-docs/facts/differences/build/families';
import { familyTable } from '@funtool-docs/facts/differences/build/familyTable';

const rowsOf = async (slug: string) => {
  const compared = await familyTable({ slug, locale: 'en' });
  return compared?.children.map((row) => row.children.map((cell) => toString(cell)));
};

it('a table has what each function of a family returns', async () => {
  expect(await rowsOf('guide/api/string/padEnd.mdx')).toEqual([
    ['Function', "f('7', 3, '0')", "f('12345', 3)"],
    ['padStart', "'007'", "'12345'"],
    ['padEnd', "'700'", "'12345'"],
  ]);
});

it('a table links to the other functions and marks its own', async () => {
  const compared = await familyTable({ slug: 'guide/api/string/padEnd.mdx', locale: 'zh' });
  const firsts = compared!.children.slice(1).map(({ children: [cell] }) => cell!.children[0]);
  expect(firsts).toMatchObject([
    { type: 'link', url: '/guide/api/string/padStart' },
    { type: 'strong' },
  ]);
});

it('pages of other functions have no table', async () => {
  expect(await rowsOf('guide/api/array/at.mdx')).toBeUndefined();
  expect(await rowsOf('guide/index.mdx')).toBeUndefined();
});

const TABLES = FAMILIES.flatMap(({ names, table }) =>
  table ? [[names.join(', '), names, table] as const] : [],
);

it.each(TABLES)('some call tells %s apart', async (_title, names, calls) => {
  const category = names[0]!.startsWith('parseQuery') ? 'function' : 'string';
  const [, ...rows] = (await rowsOf(`guide/api/${category}/${names[0]}.mdx`))!;
  const results = rows.map(([, ...cells]) => cells.join());
  expect(new Set(results).size).toBe(names.length);
  expect(rows[0]).toHaveLength(calls.length + 1);
});
