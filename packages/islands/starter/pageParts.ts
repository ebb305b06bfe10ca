import { type PagePart, partOf } from '../client/embedded';

/** A page whose part has arrived, and its elements, which nobody sees yet. */
export interface ArrivedPage {
  part: PagePart;
  elements: Element[];
}

/** The parts of pages, each by the path of its page. */
export interface PageParts {
  /** Resolves with `null` if the page can only be loaded as a document, or if its part is not to be had. */
  fetch: (path: string) => Promise<ArrivedPage | null>;
  /** What `fetch` would resolve with; `undefined` if that is not known yet. */
  peek: (path: string) => ArrivedPage | null | undefined;
  /** Forgets a part, since its elements are on screen now. */
  use: (path: string) => void;
}

/** Parts that are kept until they are used; a reader crosses many links. */
const LIMIT = 20;

/** Time without an answer after which a document is asked for, in milliseconds. */
const LONGEST = 10_000;

/** @param onArrival Called with a part as it arrives. */
export function createPageParts(onArrival: (part: PagePart) => void): PageParts {
  const loading = new Map<string, Promise<ArrivedPage | null>>();
  const arrived = new Map<string, ArrivedPage | null>();
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
    use: forget,
  };
}

function parse(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild!;
}
