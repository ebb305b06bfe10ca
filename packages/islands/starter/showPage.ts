import { fetchInTime } from '../client/outdated';
import { type PagePart, partOf, readPageData } from '../client/embedded';
import { DATA_ID, SIDEBAR_ID } from '@funtool-docs/shared/elementIds';
import { scrollIntoContainer } from '@funtool-docs/shared/dom';
import {
  COUNTERPART,
  ISLAND,
  LEFT_EVENT,
  PLACED_EVENT,
  WANTED_EVENT,
} from '@funtool-docs/shared/sharedNames';

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
  const { address } = part.data.content!;
  const followEntry = holdEntry(address);
  for (const [index, element] of before.elements.entries()) {
    const next = elements[index]!;
    if (element.id === SIDEBAR_ID && haveSameLinks(element, next)) markCurrent(element, address);
    else element.replaceWith(next);
  }
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
  // The scripts may have arrived while parts of it that wait for them were off screen.
  for (const type of [PLACED_EVENT, WANTED_EVENT]) document.dispatchEvent(new Event(type));
  if (left?.focused) left.focused.focus({ preventScroll: true });
  else announce(document.title);
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

/** A sidebar with the same entries stays, with its groups as the reader has left them. */
function haveSameLinks(before: Element, next: Element): boolean {
  const [own, others] = [before, next].map((sidebar) => linksOf(sidebar).map(addressOf).join(' '));
  return own === others;
}

function markCurrent(sidebar: Element, address: string): void {
  for (const link of linksOf(sidebar)) {
    link.ariaCurrent = addressOf(link) === address ? 'page' : null;
  }
}

const linksOf = (element: Element | null) => [...(element?.querySelectorAll('a') ?? [])];

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
  const entry = linksOf(before).find((link) => addressOf(link) === address);
  const top = entry?.offsetHeight ? entry.offsetTop - scrollTop : undefined;
  return () => {
    const sidebar = document.getElementById(SIDEBAR_ID);
    const current = sidebar?.querySelector<HTMLElement>('a[aria-current]');
    if (!sidebar || !current?.offsetHeight) return;
    sidebar.scrollTop = top === undefined ? scrollTop : current.offsetTop - top;
    scrollIntoContainer(sidebar, current);
  };
}

const status = document.createElement('output');
status.style.cssText = 'position: fixed; inset: 0 auto auto 0; clip-path: inset(50%)';

/** Screen readers read the title of a document that they load; they announce changes of a status alone. */
function announce(title: string): void {
  document.body.append(status);
  setTimeout(() => (status.textContent = title));
}

/** A page that is not on screen: it has arrived, or the reader has left it. */
export interface PlacedPage {
  part: PagePart;
  elements: Element[];
  /** Where the reader was on it: how far it was scrolled, and what had the focus. */
  left?: { top: number; focused: HTMLElement | undefined };
}

/** The parts of pages, each by the path of its page. */
export interface PageParts {
  /** Resolves with `null` if the page can only be loaded as a document, or if its part is not to be had. */
  fetch: (path: string) => Promise<PlacedPage | null>;
  /** What `fetch` would resolve with; `undefined` if that is not known yet. */
  peek: (path: string) => PlacedPage | null | undefined;
  /** Forgets a part, as once its elements are on screen. */
  forget: (path: string) => void;
}

/** Parts that are kept until they are used; a reader crosses many links. */
const LIMIT = 20;

/** Time without an answer after which a document is asked for, in milliseconds. */
const LONGEST = 10_000;

/** @param onArrival Called with a part as it arrives. */
export function createPageParts(onArrival: (part: PagePart) => void): PageParts {
  const loading = new Map<string, Promise<PlacedPage | null>>();
  const arrived = new Map<string, PlacedPage | null>();
  const forget = (path: string) => {
    loading.delete(path);
    arrived.delete(path);
  };
  const load = async (path: string) => {
    try {
      const response = await fetchInTime(partOf(path), undefined, LONGEST);
      const part = response.ok ? ((await response.json()) as PagePart | null) : null;
      const page = part && { part, elements: part.replaced.map(parse) };
      arrived.set(path, page);
      if (part) onArrival(part);
      return page;
    } catch {
      forget(path);
      return null;
    }
  };
  return {
    fetch(path) {
      const known = loading.get(path) ?? load(path);
      loading.set(path, known);
      const [oldest] = loading.keys();
      if (loading.size > LIMIT) forget(oldest!);
      return known;
    },
    peek: (path) => arrived.get(path),
    forget,
  };
}

function parse(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild!;
}
