import type { SidebarEntry } from './sidebar';

/** What identifies a page. */
export interface PageReference {
  routePath: string;
  lang: string;
  version: string;
}

/** Where the bundler has put the content of a page, and what runs it (`framework/build/staticPages.ts`). */
export interface EmbeddedScripts {
  /** The page's content; the 404 document, which stands for all paths, has none. */
  content?: PageReference & {
    filePath: string;
    /** Its address, without query and hash. */
    address: string;
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
  /** Said where the scripts cannot be loaded. */
  failedText: string;
}

/** What of the data of the whole site concerns a page (`framework/client/EmbeddedData.tsx`). */
export interface EmbeddedData {
  /** Pages that it tells something about. */
  pages: PageReference[];
  /** Its sidebar, by the path that has it. */
  sidebar: Record<string, SidebarEntry[]>;
  /** Hashes of the search indexes, by version and language. */
  searchIndexHash: Record<string, string>;
}

/**
 * Reads what is embedded in the page.
 *
 * @param id Id of the element that holds it as JSON.
 */
export function readEmbedded<T extends EmbeddedScripts | EmbeddedData>(id: string): T {
  return JSON.parse(document.getElementById(id)!.textContent!) as T;
}
