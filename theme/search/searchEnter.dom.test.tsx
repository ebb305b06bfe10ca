// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  input,
  openSearch,
  renderSearch,
  rest,
  restoreGlobals,
  settle,
  titles,
  type,
} from '../../tests/components/search';
import { found } from '../../tests/components/searchWorker';

type Search = ReturnType<typeof renderSearch>;

/** Pages that the reader has opened, with the modifier keys of the press. */
let opened: string[] = [];
let clicks: AbortController;

beforeEach(() => {
  opened = [];
  clicks = new AbortController();
  const onClick = (event: MouseEvent) => {
    const option = (event.target as Element).closest('[role=option]');
    if (!option) return;
    event.preventDefault();
    const keys = (['ctrlKey', 'metaKey', 'shiftKey'] as const).filter((key) => event[key]);
    opened.push([option.getAttribute('href'), ...keys].join(' '));
  };
  document.addEventListener('click', onClick, { signal: clicks.signal });
});

afterEach(() => {
  clicks.abort();
  document.head.innerHTML = '';
  restoreGlobals();
});

const enter = (init = {}) => fireEvent.keyDown(input(), { key: 'Enter', ...init });

describe('Enter in search @spec:search', () => {
  it('opens what is selected, and closes search', async () => {
    const { find, user } = await openSearch();
    await find('a', 'at', 'pick');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(enter()).toBe(false);
    expect(opened).toEqual(['/funtool/en/guide/api/pick']);
    expect(document.querySelector('dialog')!.open).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('hands on its modifier %s', async (key) => {
    const { find } = await openSearch();
    await find('a', 'at');
    enter({ [key]: true });
    expect(opened).toEqual([`/funtool/en/guide/api/at ${key}`]);
    expect(document.querySelector('dialog')!.open).toBe(true);
  });

  it('asks at once, and opens the result of what is typed, not of an earlier query', async () => {
    const { find, answer, worker } = await openSearch();
    await find('unique', 'unique');
    type('at');
    enter();
    expect(opened).toEqual([]);
    await settle();
    expect(worker().queries.at(-1)).toBe('at');
    await answer(found('at'));
    expect(opened).toEqual(['/funtool/en/guide/api/at']);
  });

  it('waits for the index, and opens one result once', async () => {
    const { open, answer } = renderSearch();
    await open();
    type('at');
    enter();
    await rest();
    await answer();
    expect(opened).toEqual([]);
    await answer(found('at', 'pick'));
    expect(opened).toEqual(['/funtool/en/guide/api/at']);
    await rest(1000);
    expect(opened).toHaveLength(1);
  });

  it('waits for the code of search, which waits for its styles', async () => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: 'data:text/css,' });
    Object.defineProperty(link, 'sheet', { value: null });
    document.head.append(link);
    const { open } = renderSearch({ names: ['debounce'] });
    await open();
    type('debounce');
    enter();
    await rest();
    expect(titles()).toEqual([]);
    expect(opened).toEqual([]);
    link.dispatchEvent(new Event('load'));
    await settle();
    expect(opened).toEqual(['/funtool/en/guide/api/debounce']);
  });

  it.each<[string, (search: Search) => unknown]>([
    ['more text', () => type('ats')],
    ['less text', () => type('a')],
    ['an arrow key', () => fireEvent.keyDown(input(), { key: 'ArrowDown' })],
    ['a press on Cancel', () => fireEvent.click(screen.getByText('Cancel'))],
  ])('is forgotten at %s', async (_, change) => {
    const search = await openSearch();
    type('at');
    enter();
    await settle();
    change(search);
    await settle();
    if (!document.querySelector('dialog')!.open) await search.open();
    await search.find('at', 'at');
    expect(titles()).toEqual(['at']);
    expect(opened).toEqual([]);
  });

  it('is forgotten when nothing is found', async () => {
    const { answer, find } = await openSearch();
    type('zz\u202Eqqxx');
    enter();
    await settle();
    await answer(found());
    expect(document.querySelector('dialog')!.textContent).toContain('“zzU+202Eqqxx”');
    await find('at', 'at');
    expect(titles()).toEqual(['at']);
    expect(opened).toEqual([]);
  });

  it('is forgotten when search fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { answer } = await openSearch();
    type('at');
    enter();
    await settle();
    await answer({ failure: 'broken' });
    fireEvent.click(screen.getByText('Try again'));
    await settle();
    await answer();
    await rest();
    await answer(found('at'));
    expect(titles()).toEqual(['at']);
    expect(opened).toEqual([]);
  });

  it.each([
    ['ends a composition', { isComposing: true }],
    ['ends a composition in Safari', { keyCode: 229 }],
  ])('opens nothing where it %s', async (_, init) => {
    const { find } = await openSearch();
    await find('a', 'at');
    expect(enter(init)).toBe(true);
    expect(opened).toEqual([]);
  });

  it('opens nothing for an empty query, and presses nothing on the page', async () => {
    const { find } = await openSearch();
    type('  ');
    expect(enter()).toBe(false);
    await find('at', 'at');
    expect(opened).toEqual([]);
  });
});
