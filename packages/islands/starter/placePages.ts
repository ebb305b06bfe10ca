import { type PagePart, readPageData } from '../client/embedded';
import {
  ARRIVING,
  COUNTERPART,
  DROPPED_EVENT,
  UNKEPT,
  WANTED,
} from '@funtool-docs/shared/sharedNames';
import { loadFullStyles, savesData } from './append';
import { createPageParts, listIslands, type PlacedPage, showPage } from './showPage';

/** Settings of a site for the pages that are put in place. */
export interface Placing {
  /** With a slash at both ends. */
  base: string;
  /** Classes of the elements that the next page replaces. */
  replaced: string[];
  /** Whether pages fade into each other. */
  isAnimated: boolean;
}

/** The pointer stays this long on a link that it does not just cross, in milliseconds. */
const REST = 20;

/** Time after which a page that is on its way says so, in milliseconds. */
const SLOW = 300;

/** Pages that stay as they were left, to come back to; as many as browsers keep. */
const KEPT = 6;

/** Pages, whose addresses have no dot but that of a document. */
const PAGE = /^[^.]*(?:\.html)?$/;

/**
 * Puts the next page of the site in the place of this one where the browser has the Navigation API
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api), and fetches it as the reader
 * gets to its link. It is loaded as a document where it has to be: in another language or after a deployment,
 * and once React has the whole page.
 */
export function placePages({ base, replaced, isAnimated }: Placing): void {
  const { navigation } = window;
  const own = readPageData();
  if (!navigation || !own?.content) return;
  const parts = createPageParts((part) => void loadStylesOf(part));
  const kept = createKept();
  const isOther = ({ origin, pathname }: URL | HTMLAnchorElement) =>
    origin === location.origin &&
    pathname !== location.pathname &&
    pathname.startsWith(base) &&
    PAGE.test(pathname) &&
    !isCounterpart(pathname);
  const loadStylesOf = async ({ data }: PagePart) => {
    if (data.critical !== own.critical) await loadFullStyles(own.styles);
  };
  /** Tells whether the document is to stay with its page. */
  const isBound = () =>
    [WANTED, UNKEPT].some((name) => document.documentElement.hasAttribute(name)) ||
    replaced.some((name) => !document.querySelector(`.${name}`));

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event;
    const isTraversal = navigationType === 'traverse';
    // Otherwise the page itself changes its address.
    const isLeaving = isTraversal || !destination.sameDocument;
    const address = new URL(destination.url);
    const isFile = event.downloadRequest !== null || event.formData !== null;
    if (!event.canIntercept || !isLeaving || isFile || !isOther(address)) return;
    const { pathname } = address;
    const known = (isTraversal && kept.get(destination.key)) || parts.peek(pathname);
    if (isBound() || known === null || (known && !fits(known.part))) {
      if (destination.sameDocument) event.intercept({ handler: reload });
      return;
    }
    // It gives the focus back, and the browser takes it to the start of a page unless it has moved since.
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    const left = navigationType === 'replace' ? undefined : navigation.currentEntry?.key;
    const handler = async () => {
      const page = known ?? (await saysWaiting(parts.fetch(pathname), event.signal));
      if (page && fits(page.part)) await saysWaiting(loadStylesOf(page.part), event.signal);
      if (event.signal.aborted) return;
      if (!page || !fits(page.part)) return reload();
      parts.forget(pathname);
      await move(() => {
        kept.set(left, showPage(page, replaced));
        // Chromium forgets the position of a page that is shorter than the one before.
        if (page.left) scrollTo({ top: page.left.top, behavior: 'instant' });
        else event.scroll();
      }, isAnimated);
    };
    event.intercept({ scroll: 'manual', handler });
  });

  prefetchOnIntent((link) => {
    if (isOther(link) && !savesData()) void parts.fetch(link.pathname);
  });
}

/** Tells whether a path is that of the page in another language or version, whose frame is another. */
function isCounterpart(pathname: string): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[${COUNTERPART}]`);
  return [...links].some((link) => link.pathname === pathname);
}

/** Calls back with a link as the pointer or the focus comes to it. */
function prefetchOnIntent(prefetch: (link: HTMLAnchorElement) => void): void {
  const onEvent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) prefetch(link);
  };
  let timer: number;
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    timer = window.setTimeout(onEvent, REST, event);
  });
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, onEvent);
}

/** Changes the page, as an animation if the site and the reader like that. */
async function move(change: () => void, isAnimated: boolean): Promise<void> {
  const isMoving = isAnimated && !matchMedia('(prefers-reduced-motion)').matches;
  if (isMoving && document.startViewTransition) {
    await document.startViewTransition(change).updateCallbackDone;
  } else change();
}

/** Creates a store of the pages that were left last, by the keys of their entries in the history. */
function createKept() {
  const kept = new Map<string, PlacedPage>();
  return {
    /** Takes a page out, since it is about to be on screen. */
    get(key: string): PlacedPage | undefined {
      const page = kept.get(key);
      kept.delete(key);
      return page;
    },
    set(key: string | undefined, page: PlacedPage): void {
      if (key) kept.set(key, page);
      const [oldest] = kept;
      if (key && kept.size <= KEPT) return;
      const dropped = key ? oldest![1] : page;
      if (key) kept.delete(oldest![0]);
      for (const island of listIslands(dropped.elements)) {
        island.dispatchEvent(new Event(DROPPED_EVENT));
      }
    },
  };
}

/** Pages of another deployment have other scripts and styles, and those of another language another frame. */
function fits({ data }: PagePart): boolean {
  const { version, content } = readPageData()!;
  return (
    data.version === version &&
    data.content!.lang === content!.lang &&
    data.content!.version === content!.version
  );
}

/**
 * Loads the document of the address, which is that of the page already. An entry of the history that is only
 * loaded again shares its document with the one before: Back would change the address of the page.
 */
function reload(): Promise<never> {
  // With a hash, the browser would take the reader to a heading of this page.
  if (location.hash) location.reload();
  else location.replace(location.href);
  return new Promise(() => {});
}

/** Marks the document while it waits for long. */
async function saysWaiting<T>(page: Promise<T>, signal: AbortSignal): Promise<T> {
  const root = document.documentElement;
  const timer = setTimeout(() => signal.aborted || root.setAttribute(ARRIVING, ''), SLOW);
  const end = () => {
    clearTimeout(timer);
    root.removeAttribute(ARRIVING);
  };
  signal.addEventListener('abort', end);
  return page.finally(end);
}
