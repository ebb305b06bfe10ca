import { COUNTERPART } from '@funtool-docs/shared/sharedNames';

/** Has links to the same page in another language or version keep query and hash. */
export function syncCounterpartLinks(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(type, addPlace, true);
  }
}

function addPlace({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(`a[${COUNTERPART}]`);
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
