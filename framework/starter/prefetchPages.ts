import { prefetchAll, savesData } from './fetchAhead';

/** How long the pointer is on a link that it does not just cross, in milliseconds. */
const REST = 50;

/**
 * Prefetches the page of a link as the pointer reaches it, where the browser does not know the
 * speculation rules of the document, as Firefox. WebKit would fetch the page twice, so it is left to
 * ignore links for prefetching (https://caniuse.com/link-rel-prefetch).
 */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return;
  const known = new Set([location.pathname]);
  let timer: number | undefined;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin) return;
    const { pathname } = link;
    if (pathname.includes('.') || known.has(pathname)) return;
    known.add(pathname);
    prefetchAll([pathname]);
  };
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    timer = window.setTimeout(prefetch, REST, event);
  });
}
