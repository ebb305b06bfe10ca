import { prefetchAll } from './append';
import { savesData } from './savesData';

/** The pointer stays this long on a link that it does not just cross, in milliseconds. */
const REST = 50;

/** Links to pages, whose addresses have no dot. */
const PAGE_LINK = 'a[href^="/"]:not([href*="."])';

/**
 * Prefetches the page of a link as the pointer reaches it, where the browser does not know the
 * speculation rules of the document, as Firefox. WebKit would fetch the page twice, so it is left to
 * ignore links for prefetching (https://caniuse.com/link-rel-prefetch).
 */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return;
  const known = new Set([location.pathname]);
  let timer: number;
  const prefetch = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(PAGE_LINK);
    if (!link || known.has(link.pathname)) return;
    known.add(link.pathname);
    prefetchAll([link.pathname]);
  };
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    timer = window.setTimeout(prefetch, REST, event);
  });
}
