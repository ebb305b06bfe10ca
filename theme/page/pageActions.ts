import { fetchInTime } from '@funtool-docs/islands/client/outdated';
import { openDetails, waitFor } from '@funtool-docs/shared/dom';
import { say } from '../example/codeActions';
import { copyDeferred } from '../shared/copyText';

/**
 * Opens the `details` that a link leads into where the address is already: no `hashchange` tells then
 * that it may have been closed since.
 */
export function openTarget(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.('a');
    if (link?.hash && link.href === location.href) openDetails();
  });
}

/** Copies the Markdown of the page, whose address is that of the link beside the button. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const { href } = button.parentElement!.querySelector('a')!;
  say(button);
  const copying = copyDeferred(fetchText(href));
  waitFor(button, copying);
  say(button, (await copying) ? 'copied' : 'pageFailed');
}

async function fetchText(address: string): Promise<string> {
  const response = await fetchInTime(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}
