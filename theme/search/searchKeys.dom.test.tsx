// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  input,
  openSearch,
  options,
  renderSearch,
  rest,
  restoreGlobals,
  titles,
} from '../../tests/components/search';
import { found } from '../../tests/components/searchWorker';

afterEach(restoreGlobals);

/** The one result that is selected. */
const selected = () => {
  const [one, ...others] = options().filter((option) => option.ariaSelected === 'true');
  expect(others).toEqual([]);
  return one!;
};

/** Title of what Enter opens before the reader has moved to a result. */
const first = () => {
  expect(input().hasAttribute('aria-activedescendant')).toBe(false);
  expect(input().getAttribute('aria-expanded')).toBe('true');
  return selected().querySelector('.ft-search__title')!.textContent;
};

/** Title of the result that is selected and that the field names. */
const chosen = () => {
  expect(input().getAttribute('aria-activedescendant')).toBe(selected().id);
  return selected().querySelector('.ft-search__title')!.textContent;
};

describe('the arrow keys of search @spec:search', () => {
  it('move the selection around the ends and into view', async () => {
    const { find, user } = await openSearch();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await find('a', 'at', 'pick', 'trim');
    expect(first()).toBe('at');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('trim');
    expect(scroll.mock.contexts.at(-1)).toBe(selected());
    expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('at');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('pick');
  });

  it('go on from group to group', async () => {
    const { find, answer, user } = await openSearch();
    await find('a');
    await user.keyboard('b');
    await rest();
    const groups = ['at', 'pick'].flatMap((name) => found(name).groups!);
    await answer({ groups });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('pick');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('at');
  });

  it.each([
    ['a modifier', { shiftKey: true }],
    ['an input method', { isComposing: true }],
    ['an input method of Safari', { keyCode: 229 }],
  ])('belong to the text where they come with %s', async (_, init) => {
    const { find } = await openSearch();
    await find('a', 'at', 'pick');
    expect(fireEvent.keyDown(input(), { key: 'ArrowDown', ...init })).toBe(true);
    expect(first()).toBe('at');
    expect(fireEvent.keyDown(input(), { key: 'ArrowDown' })).toBe(false);
    expect(chosen()).toBe('at');
  });

  it('belong to the text where there are no results', async () => {
    const { find } = await openSearch();
    expect(fireEvent.keyDown(input(), { key: 'ArrowDown' })).toBe(true);
    await find('zzz');
    expect(fireEvent.keyDown(input(), { key: 'ArrowUp' })).toBe(true);
  });

  it('begin anew with the results of another query', async () => {
    const { find, user } = await openSearch();
    await find('a', 'at', 'pick');
    await user.keyboard('{ArrowDown}');
    await find('b', 'trim', 'pick');
    expect(first()).toBe('trim');
  });

  it('keep what they have chosen when the results of the index arrive', async () => {
    const { open, user, answer } = renderSearch({ names: ['debounce'] });
    await open();
    await user.keyboard('debounce');
    await rest();
    expect(titles()).toEqual(['debounce']);
    await user.keyboard('{ArrowDown}');
    await answer();
    await answer(found('throttle', 'debounce'));
    expect(titles()).toEqual(['throttle', 'debounce']);
    expect(chosen()).toBe('debounce');
  });

  it('are those of the page once search is closed, as is Enter', async () => {
    const { find } = await openSearch();
    await find('a', 'at', 'pick');
    fireEvent.click(screen.getByText('Cancel'));
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) {
      expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    }
  });
});
