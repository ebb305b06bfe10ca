import { DATA_ID } from '@funtool-docs/shared/elementIds';
import type { SidebarEntry } from './sidebar';

export interface PageReference {
  routePath: string;
  lang: string;
  version: string;
}

/** Record of a page, as far as another page needs it; whole for the page itself. */
export interface PageExcerpt {
  routePath: string;
  title?: string;
}

/** Site data that one page needs (`packages/islands/client/EmbeddedData.tsx`). */
export interface SiteExcerpt {
  pages: PageExcerpt[];
  /** By the path that has it. */
  sidebar: Record<string, SidebarEntry[]>;
}

/** Attribute of the excerpt in a prerendered document, until the build has taken it. */
export const EXCERPT = 'data-excerpt';

/** Data that a prerendered page embeds: all that its scripts know of the site. */
export interface PageData extends SiteExcerpt {
  /** Absent in the 404 document, which stands for all paths. */
  content?: PageReference & {
    filePath: string;
    /** Without query and hash. */
    address: string;
    /** Ids of the bundler. */
    chunks: string[];
    module: string | number;
  };
  /** The full style sheet; the page inlines what it needs at first. */
  styles: string;
  /** Scripts that hydrate islands, in the order in which they run. */
  scripts: string[];
  /** Scripts that the page as a whole needs besides. */
  pageScripts: string[];
  /** Scripts that islands need besides, by their names; fetched once a reader is about to use them. */
  onIntent: Record<string, string[]>;
  worker?: string | undefined;
  /** Of the scripts and styles of the site: pages of one version can be put in each other's place. */
  version: string;
  /** Of the styles that the document has inlined. */
  critical: string;
}

/**
 * What a page has of its own, in a file beside its document (`build/html/writePart.ts`), or `null` if it can
 * only be loaded as a document.
 */
export interface PagePart {
  title: string;
  /** Tags of the head that are about the page. */
  head: string;
  /** Addresses of the links in the header that lead to where the page is. */
  current: string[];
  /** Addresses of the page in other languages and versions, in the order of the header. */
  counterparts: string[];
  /** Elements that replace those of the page before, in their order. */
  replaced: string[];
  data: PageData;
}

/** Where the part of a page is, by the path of the page. */
export function partOf(path: string): string {
  return `${path.replace(/\.html$/, '').replace(/\/$/, '/index')}.part.json`;
}

/** Reads the embedded data, which comes last; `undefined` if the document is not whole. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}
