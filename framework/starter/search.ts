import { SEARCH_ID } from '../../ui/elementIds';
import { isComposing } from '../../ui/isComposing';
import { isSearchShortcut } from './searchShortcut';
import { isHydrated } from './controls';

/** Finds the dialog of search, which is part of each document. */
export function findSearch(): HTMLDialogElement | null {
  return document.querySelector(`dialog#${SEARCH_ID}`);
}

/** Opens search before there is any script of it: a dialog with an input, which keeps what is typed. */
export function openSearch(): void {
  const dialog = findSearch();
  if (dialog && !dialog.open) dialog.showModal();
}

/**
 * Does what search can do before the page does so itself: its shortcut opens it, its button closes it, and
 * an Enter in it is kept until the page reacts, unless the reader goes on typing.
 */
export function handleSearch(): void {
  let entered: string | undefined;
  addEventListener('keydown', (event) => {
    if (isHydrated()) return;
    const isEnter = event.key === 'Enter' && !isComposing(event);
    entered = isEnter && event.target === inputOf(findSearch()) ? readQuery() : undefined;
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    openSearch();
  });
  const onClick = (event: Event) => {
    const dialog = findSearch();
    const { target } = event;
    const isClosing = target instanceof Element && target.closest('.ft-search__close');
    if (isHydrated() || (!isClosing && target !== dialog)) return;
    event.stopImmediatePropagation();
    entered = undefined;
    dialog?.close();
  };
  addEventListener('click', onClick, true);
  document.addEventListener('hydrated', () =>
    setTimeout(() => {
      if (!entered || entered !== readQuery()) return;
      const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
      inputOf(findSearch())?.dispatchEvent(press);
    }),
  );
  addEventListener('DOMContentLoaded', restoreSearch);
}

/** Keeps an open search for the document that a reload brings, in the history, which is never blocked. */
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

/** What is typed into an open search. */
function readQuery(): string | undefined {
  const dialog = findSearch();
  return dialog?.open ? inputOf(dialog)?.value : undefined;
}

function inputOf(dialog: HTMLDialogElement | null) {
  return dialog?.querySelector('input');
}
