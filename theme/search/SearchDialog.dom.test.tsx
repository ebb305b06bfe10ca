// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dialog,
  input,
  openSearch,
  options,
  renderSearch,
  rest,
  restoreGlobals,
  settle,
  titles,
} from '../../tests/components/search';
import { found } from '../../tests/components/searchWorker';
import { site } from '../../site.config';
import i18n from '../i18n.json';
import texts from './texts.json';
import results from './results/texts.json';

const languages = site.locales.map(({ lang }) => lang);

const LIMITS = { zh: '只搜索前 200 个字符。', en: 'Only the first 200 characters are searched.' };
const NOTHING = { zh: '没有找到与“zzqqxx”相关的结果', en: 'No results for “zzqqxx”' };

/** Returns what is said of results to those who do not see them. */
const said = () =>
  [...document.querySelectorAll('dialog output')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

afterEach(restoreGlobals);

describe('the search panel @spec:search @spec:limits', () => {
  it('is a named dialog whose field is empty at first, with a state', async () => {
    const { open, answer } = renderSearch();
    expect(dialog().dataset['status']).toBeUndefined();
    await open();
    expect(screen.getByRole('dialog', { name: 'Search Docs' })).toBe(dialog());
    expect(dialog().dataset['status']).toBe('initing');
    expect(input().placeholder).toBe('Search Docs');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(input().hasAttribute('aria-controls')).toBe(false);
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
    await answer();
    expect(dialog().dataset['status']).toBe('inited');
  });

  it('tells a field which list it controls, and how many results there are', async () => {
    const { find } = await openSearch();
    await find('a', 'at', 'pick');
    const list = screen.getByRole('listbox', { name: 'Search results' });
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(input().getAttribute('aria-controls')).toBe(list.id);
    expect(said()).toEqual([results.searchCountText.en.replace('{{count}}', '2')]);
    await find('b', 'at');
    expect(said()).toEqual([results.searchCountOneText.en]);
  });

  it.each(languages)('says that nothing was found and where else to look, in %s', async (lang) => {
    const { find } = await openSearch({ lang });
    await find('zzqqxx');
    expect(said()).toEqual([NOTHING[lang] + results.searchSuggestedQueryText[lang]]);
    expect(within(dialog()).getAllByRole('link')).toHaveLength(4);
    expect(titles()).toEqual([]);
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('finds nothing for an empty query, and shows where to start', async () => {
    const { find, user, worker } = await openSearch();
    const starts = screen.getByRole('navigation', { name: i18n['home.tasksText'].en });
    expect(within(starts).getAllByRole('link').length).toBeGreaterThan(2);
    await find('unique', 'unique');
    expect(starts.isConnected).toBe(false);
    await user.clear(input());
    const { length } = worker().queries;
    await user.keyboard('   ');
    await rest();
    expect(titles()).toEqual([]);
    expect(said()).toEqual([]);
    expect(screen.getByRole('navigation')).toBeTruthy();
    expect(
      worker()
        .queries.slice(length)
        .filter((query) => query !== ''),
    ).toEqual([]);
  });

  it.each(languages)(
    'says in %s that the end of a very long query is not searched',
    async (lang) => {
      const { answer, worker } = await openSearch({ lang });
      fireEvent.change(input(), { target: { value: 'x'.repeat(200) } });
      expect(screen.queryByText(LIMITS[lang])).toBeNull();
      const text = `debounce${' '.repeat(300)}zzqqxx`;
      fireEvent.change(input(), { target: { value: text } });
      await rest();
      expect(worker().queries.at(-1)).toBe('debounce');
      await answer(found('debounce'));
      expect(said()).toContain(LIMITS[lang]);
      expect(titles()).toEqual(['debounce']);
      expect(input().value).toBe(text);
    },
  );

  it('says that search loads while what is typed waits, and then answers it', async () => {
    const { open, user, answer } = renderSearch();
    await open();
    expect(screen.queryByText(texts.searchLoadingText.en)).toBeNull();
    await user.keyboard('debounce');
    await rest();
    expect(screen.getByText(texts.searchLoadingText.en)).toBeTruthy();
    await answer();
    expect(screen.queryByText(texts.searchLoadingText.en)).toBeNull();
    await answer(found('debounce'));
    expect(titles()).toEqual(['debounce']);
    expect(input().value).toBe('debounce');
  });

  it('takes over what was typed before it had its code', async () => {
    const { answer } = renderSearch();
    input().value = 'debounce';
    dialog().showModal();
    await settle();
    await answer();
    await rest();
    await answer(found('debounce'));
    expect(input().value).toBe('debounce');
    expect(titles()).toEqual(['debounce']);
  });

  it.each([
    ['a press beside it', () => fireEvent.click(dialog())],
    ['its button', () => fireEvent.click(screen.getByText('Cancel'))],
    ['a press on a result', () => fireEvent.click(screen.getByText('at'))],
  ])('is closed by %s, and is empty the next time', async (_, close) => {
    const { open, find } = await openSearch();
    await find('at', 'at');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    close();
    await settle();
    expect(dialog().open).toBe(false);
    expect(dialog().dataset['status']).toBeUndefined();
    await open();
    expect(input().value).toBe('');
    expect(titles()).toEqual([]);
    expect(dialog().dataset['status']).toBe('inited');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'goes on as it is once a result opens elsewhere by a press with %s',
    async (key) => {
      const { find } = await openSearch();
      await find('at', 'at');
      const link = options()[0]!;
      // The focus stays in the field.
      expect(fireEvent.mouseDown(link, { [key]: true })).toBe(false);
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link, { [key]: true });
      await settle();
      expect(dialog().open).toBe(true);
      expect(input().value).toBe('at');
      expect(titles()).toEqual(['at']);
    },
  );

  it('keeps the focus at a press of another button on a result, and there alone, and is not closed by a press within it', async () => {
    const { find } = await openSearch();
    fireEvent.click(document.querySelector('.ft-search__body')!);
    expect(dialog().open).toBe(true);
    await find('at', 'at');
    const link = options()[0]!;
    expect(fireEvent.mouseDown(link, { button: 1 })).toBe(false);
    expect(fireEvent.mouseDown(link)).toBe(true);
    expect(fireEvent.mouseDown(input(), { button: 1 })).toBe(true);
  });
});
