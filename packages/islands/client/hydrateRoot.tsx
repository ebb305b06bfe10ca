import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  createRoot,
  hydrateRoot as hydrate,
  type HydrationOptions,
  type Root,
} from 'react-dom/client';
import { readPageData } from './embedded';

type OnRecoverableError = NonNullable<HydrationOptions['onRecoverableError']>;

/**
 * Hydrates a part of the page as React's function of that name does. If a program has translated it, renders
 * it anew at once: React would find out while it hydrates, report that, and do the same. Either way, what is
 * typed and the focus stay.
 *
 * @param container Contains what was prerendered, and nothing else.
 * @param content What was prerendered there.
 */
export function hydrateRoot(
  container: Element,
  content: ReactNode,
  options: HydrationOptions,
): Root {
  const restore = rememberTyped(container);
  if (!isTranslated(container)) {
    // Called once what React renders anew is on screen.
    const onRecoverableError: OnRecoverableError = (error, info) => {
      restore();
      const report: OnRecoverableError = options.onRecoverableError ?? reportError;
      report(error, info);
    };
    return hydrate(container, content, { ...options, onRecoverableError });
  }
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

/**
 * Remembers the fields of a container, and which has the focus.
 *
 * @returns Hands over to the fields that have replaced those.
 */
function rememberTyped(container: Element): () => void {
  const listFields = () => [
    ...container.querySelectorAll<HTMLInputElement>('input, select, textarea'),
  ];
  // Fields keep what is typed in them when they are replaced.
  let fields = listFields();
  const focused = fields.findIndex((field) => field === document.activeElement);
  return () => {
    const replaced = fields;
    fields = listFields();
    for (const [index, field] of fields.entries()) {
      const before = replaced[index];
      // React reports errors of later renderings too, in which other fields may have come before one.
      if (!before || before.isConnected) continue;
      if (index === focused && document.activeElement === document.body) {
        field.focus({ preventScroll: true });
      }
      if (field.checked !== before.checked) field.click();
      if (field.value !== before.value) setValue(field, before.value);
    }
  };
}

/** React would take no notice of a value that is set at the element itself. */
function setValue(field: HTMLElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
