import type { PlacedPage } from './pageParts';
import { readPageData } from '../client/embedded';
import { DATA_ID, SIDEBAR_ID } from '../shared/elementIds';
import { scrollIntoContainer } from '../shared/scrollIntoContainer';
import { COUNTERPART, ISLAND, LEFT_EVENT, PLACED_EVENT } from '../shared/sharedNames';

/** Tags of the head that are about the page (`build/html/writePart.ts`). */
const ABOUT_PAGE =
  'meta[name=description], meta[property], link[rel=canonical], link[rel=alternate]';

/** Data for crawlers, who load documents. */
const STRUCTURED = 'script[type="application/ld+json"]';

/**
 * Puts a page in the place of the one that is on screen.
 *
 * @param replaced Classes of the elements that are replaced.
 * @returns The page before, as the reader has left it.
 */
export function showPage({ part, elements, left }: PlacedPage, replaced: string[]): PlacedPage {
  const before = describePage(replaced);
  for (const island of listIslands(before.elements)) island.dispatchEvent(new Event(LEFT_EVENT));
  // A dialog gives the focus back to where it was, and the page takes it after that.
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  const followEntry = holdEntry(part.data.content!.address);
  for (const [index, element] of before.elements.entries()) element.replaceWith(elements[index]!);
  followEntry();

  document.querySelector('title')!.innerHTML = part.title;
  for (const tag of document.querySelectorAll(`${ABOUT_PAGE}, ${STRUCTURED}`)) tag.remove();
  document.head.insertAdjacentHTML('beforeend', part.head);
  for (const link of listLinks()) {
    link.ariaCurrent = part.current.includes(addressOf(link)) ? 'true' : null;
  }
  for (const [index, link] of listLinks(`[${COUNTERPART}]`).entries()) {
    link.setAttribute('href', part.counterparts[index]!);
  }
  document.getElementById(DATA_ID)!.textContent = JSON.stringify(part.data);
  document.dispatchEvent(new Event(PLACED_EVENT));
  takeFocus(elements, left?.focused);
  return before;
}

/** Lists the islands in elements. */
export function listIslands(elements: Element[]): Element[] {
  return elements.flatMap((element) => [...element.querySelectorAll(`[${ISLAND}]`)]);
}

function describePage(replaced: string[]): PlacedPage {
  const elements = replaced.map((name) => document.querySelector(`.${name}`)!);
  const active = document.activeElement as HTMLElement | null;
  const focused = elements.some((element) => element.contains(active)) ? active! : undefined;
  return {
    part: {
      title: document.querySelector('title')!.innerHTML,
      head: [...document.head.querySelectorAll(ABOUT_PAGE)].map((tag) => tag.outerHTML).join(''),
      current: listLinks('[aria-current]').map(addressOf),
      counterparts: listLinks(`[${COUNTERPART}]`).map(addressOf),
      replaced: [],
      data: readPageData()!,
    },
    elements,
    left: { top: scrollY, focused },
  };
}

/** Lists links of the header, which stays. */
function listLinks(selector = ''): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`header a${selector}`)];
}

/** The address as it is written. */
const addressOf = (link: HTMLAnchorElement) => link.getAttribute('href')!;

/**
 * Remembers where the sidebar is.
 *
 * @param address Of the page whose entry stays at its place on screen, whichever groups are open.
 * @returns Scrolls the sidebar that has taken its place.
 */
function holdEntry(address: string): () => void {
  const before = document.getElementById(SIDEBAR_ID);
  const scrollTop = before?.scrollTop ?? 0;
  const entry = before?.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`);
  const top = entry?.offsetHeight ? entry.offsetTop - scrollTop : undefined;
  return () => {
    const sidebar = document.getElementById(SIDEBAR_ID);
    const current = sidebar?.querySelector<HTMLElement>('a[aria-current]');
    if (!sidebar || !current?.offsetHeight) return;
    sidebar.scrollTop = top === undefined ? scrollTop : current.offsetTop - top;
    scrollIntoContainer(sidebar, current);
  };
}

/** Screen readers read the heading, as they read the title of a document, and Tab goes on behind it. */
function takeFocus(elements: Element[], focused: HTMLElement | undefined): void {
  const heading = elements.map((element) => element.querySelector('h1')).find(Boolean);
  if (!focused && heading) heading.tabIndex = -1;
  (focused ?? heading)?.focus({ preventScroll: true });
}
