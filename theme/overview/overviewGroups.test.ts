import { describe, expect, it } from 'vitest';
import { alphabeticalGroups, filterGroups, overviewGroups, taskGroups } from './overviewGroups';

const sidebar = [
  { sectionHeaderText: 'API' },
  { text: 'Overview', link: '/api/' },
  { text: 'Start', items: [{ text: 'Introduction', link: '/start/introduction' }] },
  {
    text: 'String',
    items: [
      { text: 'toCamelCase', link: '/api/string/toCamelCase' },
      { text: 'Nested', items: [{ text: 'trim', link: '/api/string/trim' }] },
    ],
  },
  { text: 'loose', link: '/api/loose' },
];

const groups = overviewGroups(sidebar, (link) => link.startsWith('/api/') && link !== '/api/');

describe('overviewGroups', () => {
  it('lists pages below the overview by their group, nested ones and ungrouped ones too', () => {
    expect(groups.map(({ title, items }) => [title, ...items.map(({ text }) => text)])).toEqual([
      ['', 'loose'],
      ['String', 'toCamelCase'],
      ['Nested', 'trim'],
    ]);
  });
});

it('names a group by the folder of its pages', () => {
  expect(groups.map(({ id }) => id)).toEqual(['api', 'string', 'string']);
});

it('groups pages by task, whatever their links end with', () => {
  const items = ['/api/array/at', '/api/array/unique.html', '/api/ObjectId/index.html'].map(
    (link) => ({ text: link, link }),
  );
  const pages = ['ObjectId/', 'array/unique', 'array/at'];
  const [group] = taskGroups(
    [{ title: 'All', id: 'all', items }],
    [{ id: 'x', title: { zh: 'X', en: 'X' }, pages }],
    'en',
  );
  expect(group!.items).toEqual(items.toReversed());
});

it('sorts pages by name, whatever the case of its first letter', () => {
  const items = ['trim', 'ObjectId', 'at', 'omit'].map((text) => ({ text, link: `/${text}` }));
  const sorted = alphabeticalGroups([{ title: 'All', id: 'all', items }]);
  expect(
    sorted.map(({ title, id, items: [...list] }) => [title, id, ...list.map((i) => i.text)]),
  ).toEqual([
    ['A', 'a', 'at'],
    ['O', 'o', 'ObjectId', 'omit'],
    ['T', 't', 'trim'],
  ]);
});

describe('filterGroups', () => {
  it.each([
    ['TOCAMEL', ['toCamelCase']],
    ['to-camel', ['toCamelCase']],
    ['to camel case', ['toCamelCase']],
    ['nested', ['trim']],
    ['zzz', []],
    ['', ['loose', 'toCamelCase', 'trim']],
  ])('finds for "%s"', (keyword, expected) => {
    const found = filterGroups(groups, keyword).flatMap(({ items }) => items);
    expect(found.map(({ text }) => text)).toEqual(expected);
  });

  it('looks into descriptions', () => {
    const items = [{ text: 'unique', link: '/u', description: 'Remove duplicates' }];
    expect(filterGroups([{ title: 'Array', id: 'array', items }], 'duplicate')).toHaveLength(1);
  });
});
