// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSearch, options, rest, restoreGlobals, type } from '../../tests/components/search';
import { result } from '../../tests/components/searchWorker';
import type { SearchGroup } from '@funtool-docs/search/engine/searchSource';

afterEach(restoreGlobals);

/** Shows an answer. */
async function show(...groups: SearchGroup[]) {
  const { answer } = await openSearch();
  type('a');
  await rest();
  await answer({ groups });
}

describe('the results of search @spec:search', () => {
  it('are links in groups, each with its name, and numbered through', async () => {
    const post = result('Post', { href: 'https://blog.example.com/p' });
    await show(
      { index: 'guides', results: [result('First'), result('Second')] },
      { index: '', results: [post] },
    );
    const guides = screen.getByRole('group', { name: 'guides' });
    expect(within(guides).getAllByRole('option')).toHaveLength(2);
    expect(within(guides).getByText('guides')).toBeTruthy();
    const other = screen.getByRole('group', { name: 'Search results' });
    const [link] = within(other).getAllByRole('option');
    expect(link!.getAttribute('href')).toBe('https://blog.example.com/p');
    expect(link!.getAttribute('rel')).toBe('noopener noreferrer');
    const ids = [0, 1, 2].map((place) => `search-result-${place}`);
    expect(options().map(({ id }) => id)).toEqual(ids);
    // The keys of the field select them.
    const parts = [screen.getByRole('listbox'), ...options()];
    expect(parts.map((part) => part.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1', '-1']);
  });

  it('offer other ways where they are few, and say so if none is an answer', async () => {
    await show({ index: '', isUnsure: true, results: [result('at'), result('pick')] });
    expect(screen.getByText('No exact match; 2 results with only some of the words').tagName).toBe(
      'OUTPUT',
    );
    const ways = screen.getByRole('navigation', { name: 'Other ways to find it' });
    expect(within(ways).getAllByRole('link')).toHaveLength(2);
  });

  it('offer no other ways where they are many, and name the group of guides', async () => {
    const guides = { index: '', areGuides: true, results: [result('Recipes')] };
    await show({ index: '', results: ['at', 'pick', 'omit'].map((name) => result(name)) }, guides);
    expect(screen.queryByRole('navigation')).toBeNull();
    const group = screen.getByRole('group', { name: 'Guides and tools' });
    expect(within(group).getAllByRole('option')).toHaveLength(1);
  });

  it('show what was found: category, section, marks, and the keyword that was typed', async () => {
    await show({
      index: '',
      results: [
        result('at', {
          title: { text: 'at', ranges: [[0, 2]] },
          category: 'Array',
          description: 'Gets an element.',
          section: 'Negative positions',
          snippet: { text: 'Counts at the end.', ranges: [[7, 9]] },
          keyword: { text: 'nth', ranges: [[0, 3]] },
        }),
        result('pick', { description: 'Not shown without a section.' }),
      ],
    });
    const [at, pick] = options();
    expect(at!.textContent).toBe(
      'atArrayGets an element.Negative positionsCounts at the end.Found by: nth',
    );
    const marks = [...at!.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['at', 'at', 'nth']);
    expect(pick!.textContent).toBe('pickAll about pick.');
  });

  it('are told by what their groups say for themselves, instead of their number', async () => {
    await show({ index: 'Three fit', notes: ['of 130'], results: [result('at')] });
    expect(screen.getAllByText(/Three fit/).map(({ tagName }) => tagName)).toEqual(['OUTPUT', 'P']);
    const note = document.querySelector('dialog .ft-visually-hidden')!;
    expect(note.textContent).toBe('Three fit of 130');
    expect(screen.getByText('of 130').tagName).toBe('P');
  });

  it('name characters that could hide something', async () => {
    await show({ index: '', results: [result('a\u202Eb')] });
    expect(options()[0]!.textContent).not.toContain('\u202E');
  });

  it('come with the keys that work, which are not read aloud', async () => {
    await show({ index: '', results: [result('at')] });
    const keys = document.querySelector('.ft-search__keys')!;
    expect(keys.getAttribute('aria-hidden')).toBe('true');
    expect(keys.children).toHaveLength(3);
  });
});

describe('where search starts @spec:search', () => {
  beforeEach(() => localStorage.clear());

  it('are pages that were opened last, without the one that is open, and popular tasks', async () => {
    const opened = ['array/at', 'array/unique', 'string/trim'].map((path) => ({
      title: path.split('/')[1],
      link: `/en/guide/api/${path}`,
    }));
    const pages = { en: opened, zh: [{ title: '别的', link: '/guide/api/array/pick' }] };
    localStorage.setItem('funtool-recent', JSON.stringify(pages));
    await openSearch();
    const [recent, tasks] = screen.getAllByRole('navigation');
    expect(recent!.getAttribute('aria-label')).toBe('Recent pages');
    expect(
      within(recent!)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['unique', '/funtool/en/guide/api/array/unique'],
      ['trim', '/funtool/en/guide/api/string/trim'],
    ]);
    expect(within(tasks!).getAllByRole('link').length).toBeGreaterThan(2);
  });
});
