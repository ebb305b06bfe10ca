// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  dialog,
  input,
  openSearch,
  renderSearch,
  rest,
  restoreGlobals,
  settle,
  titles,
  type,
} from '../../tests/components/search';
import { type FakeWorker, found } from '../../tests/components/searchWorker';
import { site } from '../../site.config';
import i18n from '../i18n.json';
import texts from './texts.json';

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(restoreGlobals);

const languages = site.locales.map(({ lang }) => lang);
const logged = () => log.mock.calls.map(([message]) => String(message));

/** Ways in which a worker fails at a query, and what is logged. */
const FAULTS: [string, string, (worker: FakeWorker) => Promise<void>][] = [
  [
    'fails at a query',
    'Error: Error: The engine is broken.',
    async (worker) => act(async () => worker.answer({ failure: 'Error: The engine is broken.' })),
  ],
  [
    'ends without an answer',
    'Error: The worker is broken.',
    async (worker) => act(async () => void worker.break('The worker is broken.')),
  ],
  ['falls silent', 'Error: The worker of the search is silent.', async () => rest(10_000)],
];

describe('search that fails @spec:failures', () => {
  it.each(FAULTS)('offers to try again when the engine %s', async (_, message, fail) => {
    const { answer, worker, workers, open } = await openSearch();
    const broken = worker();
    input().blur();
    type('unique');
    await rest();
    await fail(broken);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(texts.searchBrokenText.en);
    expect(logged()).toEqual([message]);
    expect(dialog().dataset['status']).toBe('failed');
    expect(input().value).toBe('unique');
    await settle();
    expect(broken.isEnded).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: i18n.searchRetryText.en }));
    expect(document.activeElement).toBe(input());
    expect(dialog().dataset['status']).toBe('initing');
    await settle();
    expect(workers).toHaveLength(2);
    await answer();
    expect(dialog().dataset['status']).toBe('inited');
    await answer(found('unique'));
    expect(titles()).toEqual(['unique']);
    expect(screen.queryByRole('alert')).toBeNull();
    await open();
    expect(workers).toHaveLength(2);
  });

  it.each(languages)(
    'offers to try again when the index could not be loaded, in %s',
    async (lang) => {
      const { open, answer, workers } = renderSearch({ lang });
      await open();
      await answer({ failure: 'offline' });
      // It is tried twice.
      expect(workers).toHaveLength(2);
      expect(screen.queryByRole('alert')).toBeNull();
      await answer({ failure: 'offline again' });
      expect(logged()).toEqual([
        'Failed to fetch search index, please reload the page and try again.',
        'Error: offline again',
      ]);
      expect(screen.getByRole('alert').textContent).toContain(texts.searchFailedText[lang]);
      expect(dialog().dataset['status']).toBe('failed');
      fireEvent.click(screen.getByRole('button', { name: i18n.searchRetryText[lang] }));
      await settle();
      await answer();
      type('unique');
      await rest();
      await answer(found('unique'));
      expect(titles()).toEqual(['unique']);
    },
  );

  it('offers to try again where the index stalls, which may still come', async () => {
    const { open, answer, workers } = renderSearch();
    await open();
    await rest(20_000);
    expect(screen.getByRole('alert').textContent).toContain(texts.searchFailedText.en);
    expect(workers).toHaveLength(1);
    fireEvent.click(screen.getByText(i18n.searchRetryText.en));
    expect(screen.queryByRole('alert')).toBeNull();
    await rest(20_000);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(workers).toHaveLength(2);
    await answer();
    expect(dialog().dataset['status']).toBe('inited');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says once that the index could not be loaded for what was typed meanwhile', async () => {
    const { open, answer } = renderSearch();
    await open();
    type('remove duplicates');
    await rest();
    await answer({ failure: 'offline' });
    await answer({ failure: 'offline' });
    expect(logged()).toHaveLength(2);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain(texts.searchFailedText.en);
  });

  it('says nothing of what fails before search is open, and tries again then', async () => {
    const { open, answer, workers } = renderSearch();
    fireEvent.focus(screen.getByRole('button', { name: 'Search Docs' }));
    await settle();
    await answer({ failure: 'offline' });
    await answer({ failure: 'offline' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(workers).toHaveLength(2);
    await open();
    await answer();
    expect(workers).toHaveLength(3);
    expect(dialog().dataset['status']).toBe('inited');
    await open();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
