// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeSite } from '../../tests/components/fakeSite';
import { renderOnPage } from '../../tests/components/render';
import { Sidebar } from './Sidebar';

const API = '/en/guide/api/';

const SIDEBAR = [
  { sectionHeaderText: 'Section' },
  { text: 'Start', link: '/en/guide/start', tag: 'new', context: 'marked' },
  { dividerType: 'dashed' },
  {
    text: 'Fixed',
    collapsible: false,
    items: [
      { text: 'fixedEnd', link: '/en/guide/fixed' },
      { text: 'fixedStart', link: '/en/guide/start' },
    ],
  },
  {
    text: 'Math',
    collapsed: true,
    link: `${API}math/`,
    items: [{ text: 'math', link: `${API}math/math` }],
  },
  {
    text: 'array',
    collapsed: true,
    link: `${API}array/`,
    items: [
      { text: 'at', link: `${API}array/at` },
      { text: 'unique', link: `${API}array/unique` },
    ],
  },
  {
    text: 'function',
    collapsed: true,
    items: [
      {
        text: 'ObjectId',
        collapsed: true,
        items: [
          { text: 'ObjectId.cloneDeep', link: `${API}function/ObjectId/cloneDeep` },
          { text: 'ObjectId.parse', link: `${API}function/ObjectId/parse` },
        ],
      },
    ],
  },
];

const group = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details')!;
const entries = (name: string) =>
  [...group(name).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

/** Shows the sidebar of a page of the API, with an overview unless told otherwise. */
function show(page: string, { hasOverview = true } = {}) {
  const overview = { routePath: API, frontmatter: { overview: true } };
  fakeSite({ sidebar: SIDEBAR, pages: hasOverview ? [overview] : [] });
  return renderOnPage(<Sidebar />, { path: API + page }).user;
}

describe('the sidebar @spec:reading', () => {
  it('marks the current page, and opens the groups that hold it, no others', () => {
    show('function/ObjectId/cloneDeep');
    const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent !== null);
    expect(current.map(({ textContent }) => textContent)).toEqual(['ObjectId.cloneDeep']);
    const groups = ['array', 'function', 'ObjectId'].map((name) => group(name).open);
    expect(groups).toEqual([false, true, true]);
  });

  it('opens and closes a group', async () => {
    const user = show('array/at');
    expect(group('array').open).toBe(true);
    await user.click(screen.getByText('array'));
    expect(group('array').open).toBe(false);
    await user.click(screen.getByText('array'));
    expect(group('array').open).toBe(true);
  });

  it('leads from a closed group to all its pages', () => {
    show('function/ObjectId/cloneDeep');
    expect(entries('array')).toEqual([['All pages', `/funtool${API}#array`]]);
  });

  it('leads from an open group to its own page first', () => {
    show('array/at');
    expect(entries('array')[0]).toEqual(['All pages', `/funtool${API}array/`]);
  });

  it('leads to the only page of a group at once', () => {
    show('math/math');
    const link = screen.getByRole('link', { name: 'Math' });
    expect(link.getAttribute('href')).toBe(`/funtool${API}math/math`);
    expect(link.ariaCurrent).toBe('page');
  });

  it('keeps groups whole that no overview lists', () => {
    show('function/ObjectId/cloneDeep', { hasOverview: false });
    expect(entries('array').map(([name]) => name)).toEqual(['All pages', 'at', 'unique']);
  });
});

describe('entries of the sidebar @spec:data', () => {
  beforeEach(() => void show('array/at'));

  it('are section headers, dividers, tags and contexts', () => {
    expect(screen.getByText('Section').tagName).toBe('P');
    expect(screen.getByRole('separator').dataset['type']).toBe('dashed');
    const tagged = screen.getByText('Start').closest('a')!;
    expect(tagged.textContent).toContain('new');
    expect(tagged.dataset['context']).toBe('marked');
  });

  it('stay in view in a group that is not collapsible', () => {
    expect(screen.getByText('fixedEnd').closest('details')).toBeNull();
    expect(screen.getByText('Fixed').tagName).toBe('P');
  });

  it('break between the words of long names', () => {
    show('function/ObjectId/cloneDeep');
    const [name] = screen.getAllByText(
      (_, element) => element?.tagName === 'A' && element.textContent === 'ObjectId.cloneDeep',
    );
    expect(name!.innerHTML).toContain('Object<wbr>Id.<wbr>clone<wbr>Deep');
  });
});
