import { type PagePart, partOf } from '../client/embedded';

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
      const response = await fetch(partOf(path), { signal: AbortSignal.timeout(LONGEST) });
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
