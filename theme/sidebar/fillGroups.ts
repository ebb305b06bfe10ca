import { SIDEBAR_ID } from '@funtool-docs/shared/elementIds';
import { fetchInTime } from '@funtool-docs/islands/client/outdated';
import { type PagePart, partOf } from '@funtool-docs/islands/client/embedded';

/** All that is in a trimmed group: a link to its section of an overview, in whose sidebar it is whole. */
const TRIMMED = ':scope > ul > li:only-child > a[href*="#"]';

/** Attribute of a group that was trimmed, and is whole now. */
const FILLED = 'data-filled';

/** Sidebars by the path of the overview. */
const loading = new Map<string, Promise<DocumentFragment>>();

/** Makes a trimmed group whole as it opens; until then, or if that fails, it leads to the overview. */
export function fillGroups(): void {
  for (const type of ['pointerover', 'toggle']) document.addEventListener(type, onEvent, true);
  // A reader may have opened some before this script was there.
  for (const target of document.querySelectorAll(`#${SIDEBAR_ID} [open]`)) onEvent({ target });
}

function onEvent({ target }: Pick<Event, 'target'>): void {
  const group = target instanceof Element && target.closest(`#${SIDEBAR_ID} details`);
  const all = group && group.querySelector<HTMLAnchorElement>(TRIMMED);
  if (!all) return;
  const { pathname } = all;
  const sidebar = loading.get(pathname) ?? load(pathname);
  loading.set(pathname, sidebar);
  sidebar.then(
    (whole) => {
      if (group.matches('[open]') && all.isConnected) fill(group, all, whole);
    },
    () => loading.delete(pathname),
  );
}

async function load(overview: string): Promise<DocumentFragment> {
  const response = await fetchInTime(partOf(overview));
  const { replaced } = (await response.json()) as PagePart;
  const page = document.createElement('template');
  page.innerHTML = replaced.join('');
  return page.content;
}

function fill(group: Element, all: HTMLElement, sidebar: DocumentFragment): void {
  const groups = sidebar.querySelectorAll(`#${SIDEBAR_ID} details`);
  const whole = [...groups].find((other) => nameOf(other) === nameOf(group))?.lastElementChild;
  if (!whole) return;
  const list = whole.cloneNode(true) as Element;
  const isFocused = all.matches(':focus');
  group.lastElementChild!.replaceWith(list);
  group.setAttribute(FILLED, '');
  // The reader was at the link to all pages.
  if (isFocused) list.querySelector('a')?.focus();
}

const nameOf = (group: Element) => group.querySelector('summary')!.textContent;

/** Returns what a group was filled with before React came, which React is to leave as it is. */
export function filledWith(name: string | undefined): string | undefined {
  const groups = typeof document === 'undefined' ? [] : document.querySelectorAll(`[${FILLED}]`);
  return [...groups].find((group) => nameOf(group) === name)?.lastElementChild!.innerHTML;
}
