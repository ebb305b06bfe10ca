import { SEARCH_ID } from '../../ui/elementIds';
import { HYDRATED_EVENT } from '../../ui/sharedNames';
import { isComposing } from '../../ui/isComposing';
import { isSearchShortcut } from './searchShortcut';
import { isHydrated } from './controls';

/** Returns the search dialog, which every document has. */
export function findSearch(): HTMLDialogElement | null {
  return document.querySelector(`dialog#${SEARCH_ID}`);
}

/** Opens the search dialog before its code is loaded; its input keeps what is typed. */
export function openSearch(): void {
  const dialog = findSearch();
  if (dialog && !dialog.open) dialog.showModal();
}

/** Handles search until hydration, then replays Enter unless the reader has typed on. */
export function handleSearch(): void {
  let entered: string | undefined;
  let press: KeyboardEvent;
  addEventListener('keydown', (event) => {
    if (isHydrated(findSearch())) {
      entered = undefined;
      return;
    }
    const isEnter = event.key === 'Enter' && !isComposing(event);
    press = event;
    entered = isEnter && event.target === inputOf(findSearch()) ? readQuery() : undefined;
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    openSearch();
  });
  const onClick = (event: Event) => {
    const dialog = findSearch();
    const { target } = event;
    const isClosing = target instanceof Element && target.closest('.ft-search__close');
    if (isHydrated(dialog) || (!isClosing && target !== dialog)) return;
    event.stopImmediatePropagation();
    entered = undefined;
    dialog?.close();
  };
  addEventListener('click', onClick, true);
  document.addEventListener(HYDRATED_EVENT, () =>
    setTimeout(() => {
      if (!entered || entered !== readQuery() || !isHydrated(findSearch())) return;
      // Its modifiers say where the result opens.
      inputOf(findSearch())?.dispatchEvent(new KeyboardEvent(press.type, press));
    }),
  );
  addEventListener('DOMContentLoaded', restoreSearch);
}

/** Keeps an open search across a reload in the history state, which no browser blocks. */
export function keepSearch(): void {
  const search = readQuery();
  if (search !== undefined) history.replaceState({ ...history.state, search }, '');
}

function restoreSearch(): void {
  const { search, ...state } = history.state ?? {};
  if (typeof search !== 'string') return;
  history.replaceState(state, '');
  openSearch();
  const input = inputOf(findSearch());
  if (input) input.value = search;
}

function readQuery(): string | undefined {
  const dialog = findSearch();
  return dialog?.open ? inputOf(dialog)?.value : undefined;
}

function inputOf(dialog: HTMLDialogElement | null) {
  return dialog?.querySelector('input');
}
