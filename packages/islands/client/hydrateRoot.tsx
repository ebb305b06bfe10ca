import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  createRoot,
  hydrateRoot as hydrate,
  type HydrationOptions,
  type Root,
} from 'react-dom/client';
import { readPageData } from './embedded';

/**
 * Hydrates a part of the page as React's function of that name does, in the place of which the entry of
 * Rspress gets it (`build/startWithIslands.ts`). If a program has translated it,
 * renders it anew at once: React would find out while it hydrates, report that, and do the same.
 *
 * @param container Contains what was prerendered, and nothing else.
 * @param content What was prerendered there.
 */
export function hydrateRoot(
  container: Element,
  content: ReactNode,
  options: HydrationOptions,
): Root {
  if (!isTranslated(container)) return hydrate(container, content, options);
  const restore = rememberTyped(container);
  const root = createRoot(container, options);
  // At once: what is typed while React renders would go to fields that it is about to replace.
  flushSync(() => root.render(content));
  restore();
  return root;
}

/** Programs wrap what they translate, and some replace it, which the language of the page says. */
function isTranslated(container: Element): boolean {
  const lang = readPageData()?.content?.lang;
  const isElsewhere = lang !== undefined && lang !== document.documentElement.lang;
  return isElsewhere || container.querySelector('font') !== null;
}

/** Remembers what is typed in the fields of a container, and where the focus is, for those that follow. */
function rememberTyped(container: Element): () => void {
  const listFields = () => [...container.querySelectorAll<HTMLInputElement>('input')];
  const fields = listFields();
  const typed = fields.map(({ value }) => value);
  const focused = fields.findIndex((field) => field === document.activeElement);
  // React would take no notice of a value that is set at the element itself.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  return () => {
    for (const [index, field] of listFields().entries()) {
      if (index === focused) field.focus({ preventScroll: true });
      if (field.value === (typed[index] ?? '')) continue;
      set!.call(field, typed[index]);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
