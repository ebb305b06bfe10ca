import { isHydrated } from './controls';

/** Opens search before there is any script of it: a dialog with an input, which keeps what is typed. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#search');
  if (dialog && !dialog.open) dialog.showModal();
}

/** Opens search by Ctrl+K or Cmd+K until the page does so itself. */
export function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || isHydrated()) return;
    event.preventDefault();
    openSearch();
  });
}
