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
  /** Number of pages of a trimmed group. */
  count?: number;
}

/** Tells whether an entry, or one inside it, has a matching link. */
export function containsLink(
  { link, items = [] }: SidebarEntry,
  matches: (link: string) => boolean,
): boolean {
  return Boolean(link && matches(link)) || items.some((item) => containsLink(item, matches));
}

/**
 * Trims collapsed groups without the current page to their first and last page, which other pages
 * name as neighbours. Groups that no overview lists stay whole: without scripts their pages could
 * not be reached.
 *
 * @param overviews Routes of the overview pages.
 */
export function trimSidebar(
  entries: SidebarEntry[],
  isActive: (link: string) => boolean,
  overviews: string[],
): SidebarEntry[] {
  return entries.map((entry) => {
    if (!entry.items || entry.allLink) return entry;
    const links = listLinks(entry);
    const allLink = overviewLink(links[0]?.link, overviews);
    if (!entry.collapsed || !allLink || containsLink(entry, isActive)) {
      return { ...entry, items: trimSidebar(entry.items, isActive, overviews) };
    }
    const { link: _, ...group } = entry;
    const ends = links.length > 1 ? [links[0]!, links.at(-1)!] : links;
    return { ...group, items: ends, count: links.length, allLink };
  });
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

/** Finds the group that a trimmed one was made of. */
export function findWhole(
  entries: SidebarEntry[],
  trimmed: SidebarEntry,
): SidebarEntry | undefined {
  const first = trimmed.items?.[0]?.link;
  return entries
    .flatMap((entry) => [entry, ...(entry.items ?? [])])
    .find(
      (entry) => entry.items && listLinks(entry)[0]?.link === first && entry.text === trimmed.text,
    );
}
