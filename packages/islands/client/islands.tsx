import { PageContext } from '@rspress/core/runtime';
import { islands } from 'site-islands';
import type { ContextType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DROPPED_EVENT, ISLAND } from '@funtool-docs/shared/sharedNames';
import { readPageData } from './embedded';
import { ErrorBoundary } from './ErrorBoundary';
import { hydrateRoot } from './hydrateRoot';
import { HydratedMark } from './useHydrated';

const started = new WeakSet<Element>();
let count = 0;

/**
 * Hydrates an island, once. After an error it renders anew, without what extensions have left in it,
 * and after another one it keeps the HTML on screen.
 */
export function hydrateIsland(element: HTMLElement): void {
  if (started.has(element)) return;
  started.add(element);
  const name = element.getAttribute(ISLAND)!;
  const found = islands[name]!(element);
  if (!found) return;
  const { container } = found;
  const content = (
    <>
      {found.content}
      <HydratedMark root={element} />
    </>
  );
  count += 1;
  const options = { identifierPrefix: `${name}${count}` };
  const renderAnew = (error: unknown) => {
    console.error(error);
    // React is still at work on what has failed.
    setTimeout(() => {
      root.unmount();
      container.replaceChildren();
      const anew = <ErrorBoundary container={() => container}>{content}</ErrorBoundary>;
      root = createRoot(container, options);
      root.render(withPage(anew));
    });
  };
  let root = hydrateRoot(container, withPage(content), {
    ...options,
    onRecoverableError: console.warn,
    onUncaughtError: renderAnew,
  });
  element.addEventListener(DROPPED_EVENT, () => root.unmount());
}

type PageContextValue = ContextType<typeof PageContext>;

/** Gives a part of the page the page data of Rspress, as far as it asks for it. */
function withPage(content: ReactNode): ReactNode {
  const { content: own, pages = [] } = readPageData() ?? {};
  const data = { ...own, ...pages.find(({ routePath }) => routePath === own?.routePath) };
  return <PageContext value={{ data } as unknown as PageContextValue}>{content}</PageContext>;
}
