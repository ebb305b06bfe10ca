import { SIDEBAR_ID } from '@funtool-docs/shared/elementIds';
import { scrollIntoContainer } from '@funtool-docs/shared/dom';

/** Has the sidebar show the entry of the page, also once a drawer is open, which has no layout before. */
export function showCurrentEntry(): void {
  // At once, it would force a layout that is done again as more of the page arrives.
  requestAnimationFrame(show);
  const onToggle = ({ target }: Event) => {
    if ((target as Element).id === SIDEBAR_ID) show();
  };
  addEventListener('toggle', onToggle, true);
}

function show(): void {
  const sidebar = document.getElementById(SIDEBAR_ID);
  const current = sidebar?.querySelector<HTMLElement>('a[aria-current]');
  if (current?.offsetHeight) scrollIntoContainer(sidebar!, current);
}
