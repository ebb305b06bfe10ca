import { describe, expect, it } from 'vitest';
import { compactSidebar, type SidebarEntry, trimSidebar } from './embedded';

const page = (link: string): SidebarEntry => ({ text: link.split('/').at(-1)!, link });

const sidebar: SidebarEntry[] = [
  { sectionHeaderText: 'API' },
  page('/api/'),
  {
    text: 'Array',
    collapsed: true,
    items: [page('/api/array/at'), page('/api/array/remove'), page('/api/array/union')],
  },
  {
    text: 'Function',
    collapsed: true,
    items: [
      page('/api/function/noop'),
      {
        text: 'ObjectId',
        collapsed: true,
        link: '/api/function/ObjectId/',
        items: [page('/api/function/ObjectId/clone'), page('/api/function/ObjectId/short')],
      },
    ],
  },
];

const trim = (active: string, overviews = ['/api/']) =>
  trimSidebar(sidebar, (link) => link === active, overviews);

describe('trimming a sidebar', () => {
  it('keeps the group of the page, and of the others its neighbours', () => {
    const trimmed = { text: 'Function', collapsed: true, allLink: '/api/#function' };
    const [, , array, functions] = trim('/api/array/remove');
    expect(array).toEqual(sidebar[2]);
    expect(functions).toEqual({ ...trimmed, items: [] });
    expect(trim('/api/array/union')[3]).toEqual({
      ...trimmed,
      items: [page('/api/function/noop')],
    });
  });

  it('trims groups within the group of the page, whose own page comes first', () => {
    const functions = trim('/api/function/noop')[3]!;
    expect(functions.items![1]).toEqual({
      text: 'ObjectId',
      collapsed: true,
      items: [{ text: 'ObjectId', link: '/api/function/ObjectId/' }],
      allLink: '/api/#ObjectId',
    });
  });

  it('keeps groups that no overview lists', () => {
    expect(trim('/api/', [])).toEqual(sidebar);
  });

  it('keeps a group of one page, which is shown as a link', () => {
    const one = {
      text: 'Math',
      collapsed: true,
      link: '/api/math/',
      items: [page('/api/math/math')],
    };
    expect(trimSidebar([one], () => false, ['/api/'])).toEqual([one]);
  });

  it('changes nothing the second time', () => {
    const once = trim('/api/array/at');
    expect(trimSidebar(once, (link) => link === '/api/array/at', ['/api/'])).toEqual(once);
  });
});

it('leaves out of a sidebar what scripts do not read', () => {
  const entries = [
    { text: 'All', link: '/api/index.html', _fileKey: 'api/index' },
    {
      text: 'Array',
      collapsible: true,
      collapsed: true,
      items: [{ text: 'at', link: '/api/array/at.html', _fileKey: 'api/array/at' }],
    },
    { text: 'Fixed', collapsible: false, items: [] },
  ];
  expect(compactSidebar(entries)).toEqual([
    { text: 'All', link: '/api/index.html' },
    { text: 'Array', collapsed: true, items: [{ text: 'at', link: '/api/array/at' }] },
    { text: 'Fixed', collapsible: false, items: [] },
  ]);
});
