import { openDetails } from '@funtool-docs/shared/dom';

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
