import { DATA_ID } from '../shared/elementIds';
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
}

/** Reads the embedded data, which comes last; `undefined` if the document is not whole. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}
