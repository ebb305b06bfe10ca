/** An entry of the sidebar: a page, a group of entries, a section title or a divider. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: SidebarEntry[];
  collapsed?: boolean;
  /** A group is collapsible unless this is `false`. */
  collapsible?: boolean;
  /** Depths of its headings that an overview lists. */
  overviewHeaders?: number[];
  /** A label such as `new`. */
  tag?: string;
  /** Told to style sheets as `data-context`. */
  context?: string;
  sectionHeaderText?: string;
  dividerType?: string;
  /** A group of which only the first and the last page are known: where all are listed. */
  allLink?: string;
  /** How many pages such a group has. */
  count?: number;
}

/**
 * Tells whether an entry, or one inside it, leads to a page that is wanted.
 *
 * @param entry Any entry.
 * @param matches Whether a link is wanted.
 */
export function containsLink(
  { link, items = [] }: SidebarEntry,
  matches: (link: string) => boolean,
): boolean {
  return Boolean(link && matches(link)) || items.some((item) => containsLink(item, matches));
}

/**
 * Leaves out what of a sidebar is folded away at first: of a collapsed group that does not hold the page,
 * the first and the last page remain, which other pages name as their neighbours. Groups that no overview
 * lists are left whole, since their pages could not be reached without scripts.
 *
 * @param entries The sidebar.
 * @param isActive Whether a link leads to the page.
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

/** Pages of a group and of the groups in it, in their order. */
function listLinks({ text, link, items = [], ...rest }: SidebarEntry): SidebarEntry[] {
  const own = link ? [{ text, link, ...(items.length > 0 ? {} : rest) } as SidebarEntry] : [];
  return [...own, ...items.flatMap(listLinks)];
}

/** The section of an overview that lists the pages of the folder of a page. */
function overviewLink(link = '', overviews: string[]): string | undefined {
  const above = overviews.filter((overview) => link.startsWith(overview));
  const nearest = above.toSorted((a, b) => b.length - a.length)[0];
  return nearest && `${nearest}#${link.split('/').at(-2)}`;
}

/**
 * Finds the group that a trimmed one was made of.
 *
 * @param entries All entries of the sidebar.
 */
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
