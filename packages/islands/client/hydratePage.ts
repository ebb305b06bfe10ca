import type { ReactNode } from 'react';
import { hydrateRoot as hydrate } from 'react-dom/client';
import { readPageData } from './embedded';

/**
 * Hydrates the whole page, in the place of React's function of that name (`build/staticPages.ts`). If the reader has
 * left for another page, which the address names already, loads that: Rspress renders the page of the address.
 *
 * @param container Contains what was prerendered, and nothing else.
 */
export function hydrateRoot(container: Element, content: ReactNode): void {
  const { address = location.pathname } = readPageData()?.content ?? {};
  const { pathname } = new URL(address, location.href);
  if (pathname === location.pathname) hydrate(container, content);
  else location.reload();
}
