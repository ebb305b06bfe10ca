import { SIDEBAR_ID } from '../../ui/elementIds';
import { scrollIntoContainer } from '../../ui/scrollIntoContainer';

const STORAGE_KEY = 'funtool-sidebar';

/**
 * Restores the scroll position of the sidebar from the previous document: an entry that was clicked stays
 * where it was on the screen, whichever groups above it are open here. Then scrolls the current entry into
 * view if it is not.
 */
export function keepSidebar(): void {
  let sidebar: HTMLElement | null;
  let isRestored = false;
  /** Path of the entry that was pressed, and its distance from the top of what was to be seen. */
  let pressed: [path: string, top: number] | [] = [];
  const restore = () => {
    sidebar = document.getElementById(SIDEBAR_ID);
    const current = sidebar?.querySelector<HTMLAnchorElement>('a[aria-current]');
    if (isRestored || !current?.offsetHeight) return;
    isRestored = true;
    const [scrollTop, path, top] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    const isPressed = path === current.pathname;
    sidebar!.scrollTop = isPressed ? current.offsetTop - Number(top) : Number(scrollTop);
    scrollIntoContainer(sidebar!, current);
  };
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(`#${SIDEBAR_ID} a`);
    if (link) pressed = [link.pathname, link.offsetTop - sidebar!.scrollTop];
  };
  addEventListener('DOMContentLoaded', restore);
  // A drawer has no places while it is closed: neither at first, nor once a press has closed it.
  addEventListener('toggle', restore, true);
  addEventListener('click', onClick, true);
  addEventListener('pagehide', () => {
    if (sidebar) sessionStorage.setItem(STORAGE_KEY, [sidebar.scrollTop, ...pressed].join(' '));
  });
}
