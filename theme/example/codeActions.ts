import { COPIED_DURATION, copyText } from '../shared/copyText';
import { COPY_TEXTS_ID } from '@funtool-docs/shared/elementIds';
import { modifierKey } from '@funtool-docs/shared/dom';

const timers = new WeakMap<HTMLElement, number>();

/** Copies the code that the buttons are about. If the browser refuses, selects it, so that the reader can. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement!.parentElement!.firstElementChild!;
  const isCopied = await copyText(copyableTextOf(code));
  if (!isCopied) getSelection()?.selectAllChildren(code);
  say(button, isCopied ? 'copied' : 'failed');
}

/** Shows what has become of copying, in the status after the button: for a while, or until it loses the focus. */
export function say(button: HTMLElement, outcome?: 'copied' | 'failed' | 'pageFailed'): void {
  const status = button.nextElementSibling as HTMLOutputElement;
  button.toggleAttribute('data-copied', outcome === 'copied');
  const hasFailed = outcome && outcome !== 'copied';
  status.toggleAttribute('data-visible', hasFailed);
  const texts = document.getElementById(COPY_TEXTS_ID)!.dataset;
  status.textContent = outcome ? texts[outcome]!.replace('{{key}}', modifierKey()) : '';
  clearTimeout(timers.get(button));
  if (outcome === 'copied') timers.set(button, window.setTimeout(say, COPIED_DURATION, button));
  if (hasFailed) button.addEventListener('blur', () => say(button), { once: true });
}

/** Without line numbers, and without what is marked as no part of the code. */
function copyableTextOf(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('.linenumber, .rp-copy-ignore')) element.remove();
  return copy.textContent;
}

/** Style sheets do the rest. */
export function wrapCode(button: HTMLElement): void {
  button.ariaPressed = String(button.ariaPressed !== 'true');
}
