import type { PagePart } from '../client/embedded';
import { readPageData } from '../client/embedded';
import { ARRIVING, DROPPED_EVENT, UNKEPT, WANTED } from '../shared/sharedNames';
import { loadStyles } from './append';
import { type ArrivedPage, createPageParts } from './pageParts';
import { savesData } from './savesData';
import { listIslands, type LeftPage, showPage } from './showPage';

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
export function placePages(placing: Placing): void {
  const { navigation } = window;
  if (!navigation || !readPageData()?.content) return;
  const own = readPageData()!;
  const parts = createPageParts(({ data }) => {
    if (data.critical !== own.critical) void loadStyles(own.styles);
  });
  const kept = new Map<string, LeftPage>();
  const isPage = ({ origin, pathname }: URL | HTMLAnchorElement) =>
    origin === location.origin &&
    pathname !== location.pathname &&
    pathname.startsWith(placing.base) &&
    PAGE.test(pathname);

  const place = async (page: ArrivedPage | LeftPage, event: NavigateEvent, left?: string) => {
    if (page.part.data.critical !== own.critical) await loadStyles(own.styles);
    if (event.signal.aborted) return;
    const show = () => {
      const before = showPage(page, placing.replaced);
      if (left) keep(left, before);
      // Chromium forgets the position of a page that is shorter than the one before.
      if ('top' in page) scrollTo({ top: page.top, behavior: 'instant' });
      else event.scroll();
    };
    const isMoving = placing.isAnimated && !matchMedia('(prefers-reduced-motion)').matches;
    if (isMoving && document.startViewTransition) {
      await document.startViewTransition(show).updateCallbackDone;
    } else show();
  };
  const keep = (key: string, page: LeftPage) => {
    kept.set(key, page);
    const [oldest] = kept;
    if (kept.size <= KEPT) return;
    kept.delete(oldest![0]);
    for (const island of listIslands(oldest![1].elements)) {
      island.dispatchEvent(new Event(DROPPED_EVENT));
    }
  };

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event;
    const isTraversal = navigationType === 'traverse';
    const address = new URL(destination.url);
    const isOther =
      event.canIntercept &&
      event.downloadRequest === null &&
      !event.formData &&
      isPage(address) &&
      // Otherwise the page itself changes its address.
      (isTraversal || !destination.sameDocument);
    if (!isOther) return;
    const path = address.pathname;
    const back = isTraversal ? kept.get(destination.key) : undefined;
    const known = back ?? parts.peek(path);
    const stays =
      [WANTED, UNKEPT].some((name) => document.documentElement.hasAttribute(name)) ||
      placing.replaced.some((name) => !document.querySelector(`.${name}`));
    if (stays || known === null || (known && !fits(known.part))) {
      if (destination.sameDocument) event.intercept({ handler: reload });
      return;
    }
    const left = navigationType === 'replace' ? undefined : navigation.currentEntry?.key;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        const page = known ?? (await saysWaiting(parts.fetch(path), event.signal));
        if (event.signal.aborted) return;
        if (!page || !fits(page.part)) return reload();
        kept.delete(destination.key);
        parts.use(path);
        await place(page, event, left);
      },
    });
  });

  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && isPage(link) && !link.hreflang && !savesData()) void parts.fetch(link.pathname);
  };
  let timer: number;
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    timer = window.setTimeout(prefetch, REST, event);
  });
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, prefetch);
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

/** The address is that of the page to load already. */
function reload(): Promise<never> {
  location.reload();
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
