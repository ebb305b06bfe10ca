// @vitest-environment jsdom
import { useLocation } from '@rspress/core/runtime';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../../tests/components/fakeSite';
import { renderOnPage } from '../../tests/components/render';
import { serveFiles } from '../../tests/components/serveFiles';
import i18n from '../i18n.json';
import { Overview } from './Overview';

const API = '/en/guide/api/';

const SIDEBAR = [
  { text: 'Introduction', link: '/en/guide/start/introduction' },
  { text: 'Overview', link: API },
  { text: 'loose', link: `${API}loose` },
  {
    text: 'Array',
    collapsed: true,
    items: [
      { text: 'unique', link: `${API}array/unique` },
      { text: 'at', link: `${API}array/at` },
    ],
  },
  {
    text: 'Common',
    items: [{ text: 'Copies', items: [{ text: 'cloneDeep', link: `${API}common/cloneDeep` }] }],
  },
];

const PAGES = [
  {
    routePath: `${API}array/at`,
    description: 'Reads from the end',
    toc: [
      { id: 'call', text: 'The `call`', depth: 2 },
      { id: 'detail', text: 'Detail', depth: 3 },
    ],
  },
];

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function show({ query = '', frontmatter = {} } = {}) {
  return renderOnPage(
    <>
      <Overview />
      <Address />
    </>,
    { path: API + query, page: { title: 'All functions' }, frontmatter },
  ).user;
}

// Roles would be looked up slowly in so many entries.
const groups = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const names = () =>
  [...document.querySelectorAll('.ft-overview__name')].map(({ textContent }) => textContent);
const filter = () => screen.getByLabelText<HTMLInputElement>('Filter');
const view = (name: string) => screen.getByText(name, { selector: 'button' });
const chips = () =>
  [...screen.getByLabelText('Groups').querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
/** Waits for another order than that by category, whose data are loaded. */
const ordered = () =>
  vi.waitFor(() => expect(groups()).not.toContain('Array'), { timeout: 10_000 });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => fakeSite({ sidebar: SIDEBAR, pages: PAGES }));

describe('an overview @spec:kinds-of-pages', () => {
  it('lists the pages below it by their groups, nested ones too, with what they do', () => {
    show();
    expect(groups()).toEqual(['Others', 'Array', 'Copies']);
    expect(names()).toEqual(['loose', 'unique', 'at', 'cloneDeep']);
    expect(screen.getByText('Reads from the end').closest('a')!.pathname).toBe(
      '/funtool/en/guide/api/array/at',
    );
  });

  it('counts the pages of each group in the chip that leads there', () => {
    show();
    expect(chips()).toEqual([
      ['Others1', '#api'],
      ['Array2', '#array'],
      ['Copies1', '#common'],
    ]);
    for (const id of ['api', 'array', 'common']) {
      expect(document.getElementById(id)!.tagName).toBe('H2');
    }
  });

  it.each([
    ['of depth 2 by default', undefined, ['The call']],
    ['of the depths that its frontmatter names', [2, 3], ['The call', 'Detail']],
    ['not at all for an empty list', [], []],
  ])('lists headings of pages %s', (_, overviewHeaders, expected) => {
    show({ frontmatter: { overviewHeaders } });
    const headers = [...document.querySelectorAll('.ft-overview__headers a')];
    expect(headers.map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('orders pages by task on request, once the tasks are loaded', async () => {
    const user = show();
    await user.click(view('By task'));
    await ordered();
    expect(names()).toContain('unique');
    expect(document.querySelector('h2')!.id).toMatch(/^task-/);
  });

  it('shows what functions take and return on request, and forgets the choice in other views', async () => {
    serveFiles({ '/functions/en.json': [] });
    const user = show({ query: '?view=behaviour&takes=string' });
    await screen.findByRole('form', {}, { timeout: 10_000 });
    expect(names()).toEqual([]);
    await user.click(view('By category'));
    expect(names()).toContain('unique');
    expect(address()).toBe(API);
  });

  it('offers no order where there is only one group', () => {
    fakeSite({ sidebar: SIDEBAR.slice(3, 4) });
    show();
    expect(document.querySelector('button, nav')).toBeNull();
  });
});

describe('the filter of an overview @spec:reading', () => {
  it('leaves what matches, whatever its case and dashes, and counts it', async () => {
    const user = show();
    expect(filter().placeholder).toBe('Enter keyword');
    expect(filter().getAttribute('autocorrect')).toBe('off');
    expect(filter().maxLength).toBe(200);
    expect(screen.getByText('Entries: 4')).toBeDefined();
    await user.type(filter(), 'CLONE-d');
    expect(names()).toEqual(['cloneDeep']);
    expect(chips()).toEqual([['Copies1', '#common']]);
    expect(screen.getByText('Entries: 1')).toBeDefined();
  });

  it('says so where nothing matches', async () => {
    const user = show();
    await user.type(filter(), 'zzz\u202E');
    expect(groups()).toEqual([]);
    expect(document.body.textContent).toContain('No matching API found: zzzU+202E');
  });

  it('keeps filter and view in the address, and no trace of what is as it was', async () => {
    const user = show({ query: '?from=search&view=none' });
    expect(view('By category').ariaPressed).toBe('true');
    await user.type(filter(), 'at');
    await user.click(view('A–Z'));
    expect(address()).toBe(`${API}?from=search&filter=at&view=alphabetical`);
    await user.clear(filter());
    expect(groups()).toEqual(['A', 'C', 'L', 'U']);
    expect([view('A–Z').ariaPressed, view('By category').ariaPressed]).toEqual(['true', 'false']);
    await user.click(view('By category'));
    expect(groups()).toEqual(['Others', 'Array', 'Copies']);
    expect(address()).toBe(`${API}?from=search`);
  });

  it('takes filter and view from the address', () => {
    show({ query: '?filter=u%E2%80%AEni%00&view=alphabetical' });
    expect(filter().value).toBe('uni');
    expect(groups()).toEqual(['U']);
  });

  it.each([
    ['', '', '?filter=uni'],
    [
      ', rather than the filter of its address',
      '?filter=clone&view=alphabetical',
      '?filter=uni&view=alphabetical',
    ],
  ])('keeps what was typed before the page could react%s', (_, query, expected) => {
    const value = vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('uni');
    show({ query });
    value.mockRestore();
    expect(names()).toEqual(['unique']);
    expect(address()).toBe(API + expected);
  });
});

it('says that tasks cannot be loaded, and tries again on request', async () => {
  const user = show();
  vi.doMock('../../docs/tasks/groups.json', () => {
    throw new Error('offline');
  });
  fireEvent.click(view('By task'));
  expect(screen.getByText(i18n['part.loadingText'].en)).toBeTruthy();
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toContain(i18n['part.failedText'].en);
  vi.doUnmock('../../docs/tasks/groups.json');
  await user.click(screen.getByText(i18n.searchRetryText.en));
  await ordered();
  expect(screen.queryByRole('alert')).toBeNull();
});
