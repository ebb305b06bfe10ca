import { PageContext } from '@rspress/core/runtime';
import { islands } from 'site-islands';
import type { ContextType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DROPPED_EVENT, ISLAND } from '@funtool-docs/shared/sharedNames';
import { readPageData } from './embedded';
import { ErrorBoundary } from './ErrorBoundary';
import { HydratedMark } from './useHydrated';

const started = new WeakSet<Element>();

/** Hydrates an island, once. */
export function hydrateIsland(element: HTMLElement): void {
  if (started.has(element)) return;
  started.add(element);
  const found = islands[element.getAttribute(ISLAND)!]!(element);
  if (!found) return;
  const { container } = found;
  const content = (
    <ErrorBoundary container={() => container}>
      {found.content}
      <HydratedMark root={element} />
    </ErrorBoundary>
  );
  const root = hydrateRoot(container, withPage(content));
  element.addEventListener(DROPPED_EVENT, () => root.unmount());
}

type PageContextValue = ContextType<typeof PageContext>;

/** Gives a part of the page the page data of Rspress, as far as it asks for it. */
function withPage(content: ReactNode): ReactNode {
  const { content: own, pages = [] } = readPageData() ?? {};
  const data = { ...own, ...pages.find(({ routePath }) => routePath === own?.routePath) };
  return <PageContext value={{ data } as unknown as PageContextValue}>{content}</PageContext>;
}
