import { PageContext } from '@rspress/core/runtime';
import { islands } from 'site-islands';
import type { ContextType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ISLAND } from '../shared/sharedNames';
import { readPageData } from './embedded';
import { ErrorBoundary } from './ErrorBoundary';
import { hydrateRoot } from './hydrateRoot';
import { HydratedMark } from './HydratedMark';

/** A part of the page that hydrates alone. */
interface IslandRoot {
  /** Contains what was prerendered, and nothing else. */
  container: Element;
  /** The prerendered content. */
  content: ReactNode;
}

/** By the name of an island: finds its root in its element, unless an extension has removed it. */
export type Islands = Record<string, (element: HTMLElement) => IslandRoot | undefined>;

const started = new Set<Element>();

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
  const options = { identifierPrefix: `${name}${started.size}` };
  const renderAnew = (error: unknown) => {
    console.error(error);
    // React is still at work on what has failed.
    setTimeout(() => {
      root.unmount();
      container.replaceChildren();
      const anew = <ErrorBoundary container={() => container}>{content}</ErrorBoundary>;
      createRoot(container, options).render(withPage(anew));
    });
  };
  const root = hydrateRoot(container, withPage(content), {
    ...options,
    onRecoverableError: console.warn,
    onUncaughtError: renderAnew,
  });
}

type PageContextValue = ContextType<typeof PageContext>;

/** The page data of Rspress, as far as parts of the page ask for it. */
const PAGE = { data: readPage() } as unknown as PageContextValue;

function withPage(content: ReactNode): ReactNode {
  return <PageContext value={PAGE}>{content}</PageContext>;
}

function readPage(): object {
  const { content, pages = [] } = readPageData() ?? {};
  return { ...content, ...pages.find(({ routePath }) => routePath === content?.routePath) };
}
