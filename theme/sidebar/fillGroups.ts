import { SIDEBAR_ID } from '@funtool-docs/content/elementIds';
import { type PagePart, partOf } from '@funtool-docs/islands/client/embedded';

/** Attribute of a trimmed group: the address of a page in whose sidebar it is whole. */
export const WHOLE_AT = 'data-whole-at';

/** Attribute of a trimmed group that is whole now. */
const FILLED = 'data-filled';

const loading = new WeakMap<Element, Promise<PagePart>>();

/** Makes a trimmed group whole as it opens; until then, or if that fails, it leads to the overview. */
export function fillGroups(): void {
  for (const type of ['pointerover', 'toggle']) document.addEventListener(type, onEvent, true);
}

function onEvent({ target }: Event): void {
  const group = target instanceof Element && target.closest(`[${WHOLE_AT}]:not([${FILLED}])`);
  if (!group) return;
  if (group.matches('[open]')) fill(group).catch(() => loading.delete(group));
  else load(group).catch(() => loading.delete(group));
}

function load(group: Element): Promise<PagePart> {
  const known = loading.get(group) ?? fetchPart(group.getAttribute(WHOLE_AT)!);
  loading.set(group, known);
  return known;
}

async function fetchPart(page: string): Promise<PagePart> {
  const response = await fetch(partOf(page));
  return (await response.json()) as PagePart;
}

async function fill(group: Element): Promise<void> {
  const { replaced } = await load(group);
  const page = document.createElement('template');
  page.innerHTML = replaced.join('');
  const groups = page.content.querySelectorAll(`#${SIDEBAR_ID} details`);
  const whole = [...groups].find((other) => nameOf(other) === nameOf(group))!.lastElementChild!;
  for (const inner of whole.querySelectorAll('[open]')) inner.removeAttribute('open');
  for (const link of whole.querySelectorAll('[aria-current]')) link.ariaCurrent = null;
  const list = group.lastElementChild!;
  const isFocused = list.contains(document.activeElement);
  list.replaceWith(whole);
  // The reader was at the link to all pages.
  if (isFocused) whole.querySelector('a')?.focus();
  group.setAttribute(FILLED, '');
}

const nameOf = (group: Element) => group.querySelector('summary')!.textContent;

/** Returns what a group was filled with before React came, which React is to leave as it is. */
export function filledWith(name: string | undefined): string | undefined {
  const groups = typeof document === 'undefined' ? [] : document.querySelectorAll(`[${FILLED}]`);
  return [...groups].find((group) => nameOf(group) === name)?.lastElementChild!.innerHTML;
}
