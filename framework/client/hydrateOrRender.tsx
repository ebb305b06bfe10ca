import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import { readPageData } from './embedded';

/**
 * Hydrates a part of the page as React's function of that name does. If a program has translated it,
 * renders it anew at once: React would find out while it hydrates, report that, and do the same.
 *
 * @param container Contains what was prerendered, and nothing else.
 * @param content What was prerendered there.
 */
export function hydrateOrRender(
  container: Element,
  content: ReactNode,
  options: HydrationOptions,
): Root {
  if (!isTranslated(container)) return hydrateRoot(container, content, options);
  const root = createRoot(container, options);
  root.render(content);
  return root;
}

/** Programs wrap what they translate, and some replace it, which the language of the page says. */
function isTranslated(container: Element): boolean {
  const lang = readPageData()?.content?.lang;
  const isElsewhere = lang !== undefined && lang !== document.documentElement.lang;
  return isElsewhere || container.querySelector('font') !== null;
}

/** For the entry of Rspress (`build/startWithIslands.ts`). */
export { hydrateOrRender as hydrateRoot };
