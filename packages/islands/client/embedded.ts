import { DATA_ID } from '@funtool-docs/shared/elementIds';

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

/** An entry of the sidebar: a page, a group of entries, a section title or a divider. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: SidebarEntry[];
  collapsed?: boolean;
  /** `true` by default. */
  collapsible?: boolean;
  /** Depths of its headings that an overview lists. */
  overviewHeaders?: number[];
  tag?: string;
  /** Set as `data-context`. */
  context?: string;
  sectionHeaderText?: string;
  dividerType?: string;
  /** Set if the group is trimmed: where all its pages are listed. */
  allLink?: string;
}

/** Tells whether an entry, or one inside it, has a matching link. */
export function containsLink(
  { link, items = [] }: SidebarEntry,
  matches: (link: string) => boolean,
): boolean {
  return Boolean(link && matches(link)) || items.some((item) => containsLink(item, matches));
}

/**
 * Trims collapsed groups without the current page to what pages beside it name as neighbours. Groups
 * that no overview lists stay whole: without scripts their pages could not be reached.
 *
 * @param overviews Routes of the overview pages.
 */
export function trimSidebar(
  entries: SidebarEntry[],
  isActive: (link: string) => boolean,
  overviews: string[],
): SidebarEntry[] {
  const links = entries.flatMap(listLinks);
  const current = links.findIndex(({ link }) => isActive(link!));
  const neighbours = current < 0 ? [] : [links[current - 1], links[current + 1]];
  const isKept = ({ link }: SidebarEntry) => neighbours.some((entry) => entry?.link === link);
  const trim = (list: SidebarEntry[]): SidebarEntry[] =>
    list.map((entry) => {
      // A group of one page is shown as a link.
      if (!entry.items || entry.allLink || entry.items.length === 1) return entry;
      const own = listLinks(entry);
      const allLink = overviewLink(own[0]?.link, overviews);
      if (!entry.collapsed || !allLink || containsLink(entry, isActive)) {
        return { ...entry, items: trim(entry.items) };
      }
      const { link: _, ...group } = entry;
      return { ...group, items: own.filter(isKept), allLink };
    });
  return trim(entries);
}

function listLinks({ text, link, items = [], ...rest }: SidebarEntry): SidebarEntry[] {
  const own = link ? [{ text, link, ...(items.length > 0 ? {} : rest) } as SidebarEntry] : [];
  return [...own, ...items.flatMap(listLinks)];
}

/** The section of the nearest overview that lists the page's folder. */
function overviewLink(link = '', overviews: string[]): string | undefined {
  const above = overviews.filter((overview) => link.startsWith(overview));
  const nearest = above.toSorted((a, b) => b.length - a.length)[0];
  return nearest && `${nearest}#${link.split('/').at(-2)}`;
}

/** Leaves out what scripts do not read, and what they take for granted. */
export function compactSidebar(entries: SidebarEntry[]): SidebarEntry[] {
  return entries.map((entry) => {
    const { _fileKey, collapsible, link, items, ...rest } = entry as SidebarEntry & {
      _fileKey?: string;
    };
    return {
      ...rest,
      ...(link !== undefined && { link: link.replace(/(?<!\/index)\.html$/, '') }),
      ...(collapsible === false && { collapsible }),
      ...(items && { items: compactSidebar(items) }),
    };
  });
}
