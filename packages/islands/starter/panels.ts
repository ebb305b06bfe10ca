/**
 * Panels: dialogs that the document has and a control opens (`commandfor`), by a press or by its
 * shortcut (`aria-keyshortcuts`), before their code is there. A field in them keeps what is typed.
 */
import { isApple, isComposing } from '@funtool-docs/shared/dom';
import { HYDRATED_EVENT } from '@funtool-docs/shared/sharedNames';
import { isHydrated } from './controls';

/** Returns the panel that a control opens. */
export function panelOf(control: Element | null): HTMLDialogElement | null {
  const panel = document.getElementById(control?.getAttribute('commandfor') ?? '');
  return panel instanceof HTMLDialogElement ? panel : null;
}

/** Opens the panel of a control. */
export function openPanelOf(control: Element | null): void {
  open(panelOf(control));
}

/** Handles panels until they are hydrated, then replays Enter unless the reader has typed on. */
export function handlePanels(): void {
  let entered: string | undefined;
  let press: KeyboardEvent;
  addEventListener('keydown', (event) => {
    const field = fieldOf(shownPanel());
    const isEnter = event.key === 'Enter' && !isComposing(event);
    if (event.key === 'Escape' && isComposing(event)) event.preventDefault();
    press = event;
    entered = isEnter && field && event.target === field && !isHydrated(field) ? field.value : '';
    const panel = panelOf(findByShortcut(event));
    if (!panel || isHydrated(panel)) return;
    event.preventDefault();
    open(panel);
  });
  const onClick = (event: Event) => {
    const { target } = event;
    const panel = target instanceof Element && target.closest('dialog');
    // Its buttons can do nothing else yet. Clicks on the backdrop have the dialog as their target.
    const isClosing = panel && (target === panel || target.closest('button'));
    if (!isClosing || isHydrated(panel)) return;
    event.stopImmediatePropagation();
    entered = '';
    panel.close();
  };
  addEventListener('click', onClick, true);
  document.addEventListener(HYDRATED_EVENT, () =>
    setTimeout(() => {
      const field = fieldOf(shownPanel());
      if (!entered || entered !== field?.value || !isHydrated(field)) return;
      // Its modifiers say where the result opens.
      field.dispatchEvent(new KeyboardEvent(press.type, press));
    }),
  );
  addEventListener('DOMContentLoaded', restorePanel);
}

/** Keeps an open panel across a reload in the history state, which no browser blocks, by its id. */
export function keepPanel(): void {
  const panel = shownPanel();
  const field = fieldOf(panel);
  if (field) history.replaceState({ ...history.state, [panel!.id]: field.value }, '');
}

function restorePanel(): void {
  for (const panel of document.querySelectorAll('dialog')) {
    const { [panel.id]: typed, ...state } = history.state ?? {};
    const field = fieldOf(panel);
    if (typeof typed !== 'string' || !field) continue;
    history.replaceState(state, '');
    open(panel);
    field.value = typed;
  }
}

function open(panel: HTMLDialogElement | null): void {
  if (panel && !panel.open) panel.showModal();
}

function shownPanel(): HTMLDialogElement | null {
  return document.querySelector('dialog[open]');
}

function fieldOf(panel: Element | null): HTMLInputElement | null | undefined {
  return panel?.querySelector('input');
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target' | 'defaultPrevented'
>;

/** Returns the control whose shortcut a key is, as its `aria-keyshortcuts` says: Ctrl or Cmd, and a letter. */
export function findByShortcut(event: Key): HTMLElement | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (ctrlKey === metaKey || shiftKey || altKey || event.defaultPrevented) return null;
  // On systems of Apple, Ctrl with a letter edits text in every field, and stays with it.
  if (ctrlKey && isApple() && isTextField(target)) return null;
  // The position of a key serves where its letter is not Latin.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code?.slice(3);
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${letter}`;
  return document.querySelector(`[aria-keyshortcuts~="${keys}"]`);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null
  );
}
