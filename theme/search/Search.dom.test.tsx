// @vitest-environment jsdom
/* oxlint-disable eslint/no-await-in-loop -- pages are opened one after the other */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dialog, input, renderSearch, restoreGlobals, settle } from '../../tests/components/search';
import { site } from '../../site.config';

afterEach(restoreGlobals);

const button = () => screen.getByRole('button', { name: 'Search Docs' });

/** Returns the index that each worker is asked first to load. */
const loaded = (workers: ReturnType<typeof renderSearch>['workers']) =>
  workers.map(({ asked: [first] }) => (first as { indexUrl?: string }).indexUrl);

describe('the button and the shortcut of search @spec:search', () => {
  it('opens by a press of its button, which says what it does', async () => {
    renderSearch();
    const names = ['commandfor', 'command', 'aria-keyshortcuts'];
    const values = names.map((name) => button().getAttribute(name));
    expect(values).toEqual([dialog().id, 'show-modal', 'Control+K Meta+K']);
    fireEvent.click(button());
    await settle();
    expect(dialog().open).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey'])(
    'opens by K with %s, which browsers use otherwise',
    async (key) => {
      renderSearch();
      const init = { key: 'k', code: 'KeyK' };
      expect(fireEvent.keyDown(document.body, init)).toBe(true);
      expect(dialog().open).toBe(false);
      expect(fireEvent.keyDown(document.body, { ...init, [key]: true })).toBe(false);
      expect(dialog().open).toBe(true);
      // Once more does no harm.
      expect(fireEvent.keyDown(input(), { ...init, [key]: true })).toBe(false);
      expect(dialog().open).toBe(true);
      await settle();
    },
  );

  it('listens no more once its page has gone', () => {
    const { unmount } = renderSearch();
    unmount();
    expect(fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(true);
  });

  it.each([
    ['the pointer', () => fireEvent.pointerMove(button())],
    ['the focus', () => fireEvent.focus(button())],
  ])('loads the index when %s is on its button, once, and not before', async (_, arrive) => {
    const { workers, open } = renderSearch();
    await settle();
    expect(workers).toEqual([]);
    arrive();
    arrive();
    await settle();
    expect(workers).toHaveLength(1);
    await open();
    expect(workers).toHaveLength(1);
  });

  it('loads the index of the language and the version, each once', async () => {
    const ofSite = { version: '' };
    for (const { lang } of [...site.locales, ...site.locales]) {
      const { workers, open, unmount } = renderSearch({ ...ofSite, lang });
      await open();
      expect(loaded(workers)).toEqual(
        workers.length > 0 ? [`/funtool/static/search_index.${lang}.${lang}.json`] : [],
      );
      unmount();
    }
    const { workers, open } = renderSearch({ ...ofSite, lang: 'en' });
    await open();
    expect(workers).toEqual([]);
    const other = renderSearch({ version: 'without an index' });
    await settle();
    expect(loaded(other.workers)).toEqual([]);
  });
});
