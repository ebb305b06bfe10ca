import { PRINT_ID } from '@funtool-docs/shared/elementIds';

/** Loads the styles for print, which the page names for readers without scripts. */
export function loadPrintStyles(): void {
  const link = document.getElementById(PRINT_ID)?.textContent;
  if (link) document.head.insertAdjacentHTML('beforeend', link);
}
