import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { NamedPage } from '@funtool-docs/search/names/createNameSource';
import { DEBOUNCE } from '../../theme/search/useTyping';
import '../../theme/search/panel'; // loaded before, so that loading it takes no time
import { SearchControls } from '../../theme/search/Search';
import type { Locale } from '../../site.config';
import { renderOnPage } from './render';
import { type FakeWorker, fakeWorkers, found } from './searchWorker';

let count = 0;

interface Site {
  lang?: Locale;
  /** By default one that no other test has, since what is loaded is kept for all pages of one. */
  version?: string;
  /** Titles of the pages that are known before the index. */
  names?: string[];
}

/** Renders search and replaces timers; `restoreGlobals` puts them back. */
export function renderSearch({ lang = 'en', version = `v${(count += 1)}`, names = [] }: Site = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const workers = fakeWorkers();
  const named = names.map((title): NamedPage => ({
    id: title,
    title,
    names: [],
    description: `All about ${title}.`,
    category: '',
    routePath: `/en/guide/api/${title}`,
    lang,
  }));
  vi.stubGlobal('fetch', async () => Response.json(named));
  const { user, unmount } = renderOnPage(<SearchControls />, { lang, page: { version } });
  const worker = () => workers.at(-1)!;
  const answer = async (...response: Parameters<FakeWorker['answer']>) =>
    act(async () => worker().answer(...response));
  /** Opens search by its shortcut. */
  const open = async () => {
    await user.keyboard('{Control>}k{/Control}');
    // Browsers do so.
    input().focus();
    await settle();
  };
  return {
    user,
    unmount,
    workers,
    /** The worker that was created last. */
    worker,
    answer,
    open,
    /** Fills in a query, rests, and gets an answer with results for these pages. */
    find: async (query: string, ...pages: string[]) => {
      type(query);
      await rest();
      await answer(found(...pages));
    },
  };
}

/** Renders search and opens it; the index is there, and the empty query answered. */
export async function openSearch(site?: Site) {
  const search = renderSearch(site);
  await search.open();
  await search.answer();
  await search.answer(found());
  return search;
}

/** Undoes what `renderSearch` has replaced. */
export function restoreGlobals(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

/** Fills in a query at once, which is faster than key by key. */
export function type(query: string): void {
  fireEvent.change(input(), { target: { value: query } });
}

/** Waits for modules and for what follows from them. */
export async function settle(): Promise<void> {
  await act(async () => vi.dynamicImportSettled());
}

/** Lets typing rest. */
export async function rest(time = DEBOUNCE): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(time));
}

/** The parts of search that a reader sees. Not by role: that takes most of the time of a test. */
export const dialog = () => document.querySelector('dialog')!;
export const input = () => document.querySelector<HTMLInputElement>('dialog [role=combobox]')!;
export const options = () => [...document.querySelectorAll('[role=listbox] [role=option]')];
export const titles = () =>
  options().map((option) => option.querySelector('.ft-search__title')!.textContent);
