import { SIDEBAR_ID } from '../shared/elementIds';
import { scrollIntoContainer } from '../shared/scrollIntoContainer';
import { isPrerendering, whenShown } from './whenShown';

const STORAGE_KEY = 'funtool-sidebar';

/**
 * Restores the scroll position of the sidebar across documents: a clicked entry stays in place,
 * whichever groups are open. Then scrolls the current entry into view if needed.
 */
export function restoreSidebarScroll(): void {
  let sidebar: HTMLElement | null;
  let isRestored = false;
  /** `top` is measured from the top of the visible part. */
  let pressed: [path: string, top: number] | [] = [];
  const restore = () => {
    // The page before this one says where the sidebar is when it is left.
    if (isRestored || isPrerendering()) return;
    sidebar = document.getElementById(SIDEBAR_ID);
    const current = sidebar?.querySelector<HTMLAnchorElement>('a[aria-current]');
    // A group says that it is open while the parser may be on the entries below it.
    if (!sidebar?.nextSibling || !current?.offsetHeight) return;
    isRestored = true;
    const [scrollTop, path, top] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    const isPressed = path === current.pathname;
    sidebar.scrollTop = isPressed ? current.offsetTop - Number(top) : Number(scrollTop);
    scrollIntoContainer(sidebar, current);
  };
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(`#${SIDEBAR_ID} a`);
    if (link) pressed = [link.pathname, link.offsetTop - sidebar!.scrollTop];
  };
  restore();
  addEventListener('DOMContentLoaded', () => whenShown(restore));
  // A closed drawer has no layout: neither at first, nor once a press has closed it.
  addEventListener('toggle', restore, true);
  addEventListener('click', onClick, true);
  addEventListener('pagehide', () => {
    if (sidebar) sessionStorage.setItem(STORAGE_KEY, [sidebar.scrollTop, ...pressed].join(' '));
  });
}
