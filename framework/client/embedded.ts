import { DATA_ID } from '../../ui/elementIds';
import type { SidebarEntry } from './sidebar';

/** What identifies a page. */
export interface PageReference {
  routePath: string;
  lang: string;
  version: string;
}

/** What the data of the whole site says about a page (`framework/client/EmbeddedData.tsx`). */
export interface SiteExcerpt {
  /** Pages that it tells something about. */
  pages: object[];
  /** Its sidebar, by the path that has it. */
  sidebar: Record<string, SidebarEntry[]>;
  /** Hashes of the search indexes, by version and language. */
  searchIndexHash: Record<string, string>;
}

/** What a prerendered page tells its scripts: all that they know of the site. */
export interface PageData extends SiteExcerpt {
  /** The page's content; the 404 document, which stands for all paths, has none. */
  content?: PageReference & {
    filePath: string;
    /** Its address, without query and hash. */
    address: string;
    /** Ids of the bundler for the content: its chunks, and its module. */
    chunks: string[];
    module: string | number;
  };
  /** Address of the style sheet of all pages, of which the page holds what it needs at first. */
  styles: string;
  /** Addresses of the scripts, in the order in which they run. */
  scripts: string[];
  /** Addresses of what is likely to be wanted next. */
  prefetch: string[];
  /** Address of the service worker, which keeps pages for readers without a connection. */
  worker?: string | undefined;
}

/**
 * Reads the data of the page, which is the last thing in its document.
 *
 * @returns `undefined` where the document is not whole.
 */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}

declare global {
  /** Set by the build while it prerenders (`framework/build/staticPages.ts`). */
  var receiveSiteExcerpt: ((routePath: string, excerpt: SiteExcerpt) => void) | undefined;
}
